import { Link } from "./router";
import { useUi } from "./ui";

const TABS = [["tables", "/"], ["learn", "/learn"], ["rules", "/rules"], ["puzzles", "/puzzles"], ["reviews", "/reviews"], ["ratings", "/ratings"], ["groups", "/groups"]] as const;

/** Where one can go from the lobby. */
export function Tabs({ at }: { at: (typeof TABS)[number][0] }) {
  const ui = useUi();
  return (
    <nav className="nav" aria-label={ui("nav")}>
      {TABS.map(([id, to]) => (
        <Link key={id} to={to} {...(id === at ? { "aria-current": "page" as const } : {})}>
          {ui(`nav-${id}`)}
        </Link>
      ))}
    </nav>
  );
}
