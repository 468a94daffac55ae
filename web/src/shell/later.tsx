/** Dialogs that no page shows at first: they are loaded when somebody opens them. */
import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";

function later<C extends ComponentType<any>>(load: () => Promise<{ default: C }>) {
  const Part = lazy(load);
  return function Later(props: ComponentProps<C>) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const SettingsDialog = later(() => import("@/pages/Settings"));
export const AccountDialog = later(() => import("@/pages/Account"));
