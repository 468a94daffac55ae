import { useEffect, useRef } from "react";
import { Link } from "./router";
import { useUi } from "./ui";

const TABS = [["tables", "/"], ["learn", "/learn"], ["rules", "/rules"], ["puzzles", "/puzzles"], ["reviews", "/reviews"], ["ratings", "/ratings"], ["groups", "/groups"]] as const;

/** Where one can go from the lobby. */
export function Tabs({ at }: { at: (typeof TABS)[number][0] }) {
  const ui = useUi();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // a phone's row is longer than its screen: the tab one is on is seen whole
    const here = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (box.current && here) box.current.scrollLeft = here.offsetLeft - box.current.offsetLeft - (box.current.clientWidth - here.clientWidth) / 2;
  }, [at, ui.lang]);
  return (
    <nav className="nav" ref={box} aria-label={ui("nav")}>
      {TABS.map(([id, to]) => (
        <Link key={id} to={to} {...(id === at ? { "aria-current": "page" as const } : {})}>
          {ui(`nav-${id}`)}
        </Link>
      ))}
    </nav>
  );
}
