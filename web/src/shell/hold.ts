/** Holding a thing with a finger says what the other mouse button would: touch devices without a context menu have no other way. */
import { useEffect, useRef, type TouchEvent } from "react";

/** So long is held (ms). */
export const HOLD = 480;

export interface Held {
  onTouchStart: (event?: { target: EventTarget | null }) => void;
  onTouchMove: () => void;
  onTouchCancel: () => void;
  onTouchEnd: (event: Pick<TouchEvent, "preventDefault">) => void;
}

/** Handlers that act once something was held; lifting the finger then is no press. A finger that moves scrolls. */
export function holding(act: (target: EventTarget | null) => void): Held {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const stop = () => clearTimeout(timer);
  return {
    onTouchStart: (event) => {
      stop();
      const target = event?.target ?? null;
      held = false;
      timer = setTimeout(() => {
        held = true;
        act(target);
      }, HOLD);
    },
    onTouchMove: stop,
    onTouchCancel: stop,
    onTouchEnd: (event) => {
      stop();
      if (held) event.preventDefault(); // else the browser makes a click of it
    },
  };
}

/** The same for a part of a page: what it does may change while it is held. */
export function useHold(act: (target: EventTarget | null) => void): Held {
  const now = useRef(act);
  now.current = act;
  const handlers = useRef<Held>(undefined);
  handlers.current ??= holding((target) => now.current(target));
  const { current } = handlers;
  useEffect(() => current.onTouchCancel, [current]);
  return current;
}
