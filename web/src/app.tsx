import { lazy, Suspense, useEffect, useState } from "react";
import { Lobby } from "./pages/Lobby";
import { Missing } from "./pages/Missing";
import { useTransport } from "./shell/api";
import { match, usePlace } from "./shell/router";
import { SessionProvider } from "./shell/session";

const NewTable = lazy(() => import("./pages/NewTable"));
const TablePage = lazy(() => import("./pages/TablePage"));
const ReplayPage = lazy(() => import("./pages/Replay"));
const ReviewPage = lazy(() => import("./pages/Review"));
const StoryPage = lazy(() => import("./pages/Story"));
const Bring = lazy(() => import("./pages/Bring"));
const RulesPage = lazy(() => import("./pages/Rules"));
const RulesShelf = lazy(() => import("./pages/Rules").then(({ RulesShelf }) => ({ default: RulesShelf })));
const Learn = lazy(() => import("./pages/Learn"));
const Recover = lazy(() => import("./pages/Recover"));
const Groups = lazy(() => import("./groups/pages"));
const Puzzles = lazy(() => import("./puzzles/pages"));
const Owner = lazy(() => import("./owner/Owner"));
const Announced = lazy(() => import("./owner/Announced"));
const Credits = lazy(() => import("./pages/Credits"));

function Routes() {
  const { path, query } = usePlace();
  const table = match("/t/:id", path);
  const replay = match("/t/:id/replay", path);
  const story = match("/t/:id/story", path);
  const review = match("/t/:id/review", path);
  if (path === "/") return <Lobby />;
  if (path === "/new") return <NewTable game={query.get("game")} group={query.get("group")} />;
  if (path === "/bring") return <Bring key={query.get("from") ?? ""} game={query.get("game") ?? ""} from={query.get("from")} />;
  const rules = match("/rules/:game", path) ?? match("/rules/:game/:chapter", path);
  if (path === "/rules") return <RulesShelf />;
  if (rules?.["game"]) return <RulesPage key={rules["game"]} game={rules["game"]} chapter={rules["chapter"] ?? ""} />;
  if (path === "/learn") return <Learn />;
  if (path === "/recover") return <Recover code={query.get("code")} />;
  if (/^\/(groups|g|j)(\/|$)/.test(path)) return <Groups path={path} />;
  if (/^\/(puzzles?|week|ratings|reviews)(\/|$)/.test(path)) return <Puzzles path={path} />;
  if (path === "/owner") return <Owner />;
  if (path === "/credits") return <Credits />;
  if (table?.["id"]) return <TablePage key={table["id"]} id={table["id"]} />;
  if (replay?.["id"]) return <ReplayPage key={replay["id"]} id={replay["id"]} />;
  if (review?.["id"]) return <ReviewPage key={review["id"]} id={review["id"]} />;
  if (story?.["id"]) return <StoryPage key={story["id"]} id={story["id"]} />;
  return <Missing />;
}

export function App() {
  const [ready, setReady] = useState(!__MOCK__);
  useEffect(() => {
    if (!__MOCK__) return;
    if (location.search.includes("mock") || location.pathname.startsWith("/t/mock")) {
      void import("./mock/mock").then(({ mockFetch }) => {
        useTransport(mockFetch);
        setReady(true);
      });
    } else setReady(true);
  }, []);
  if (!ready) return null;
  return (
    <SessionProvider>
      <Suspense fallback={null}>
        <Routes />
      </Suspense>
      {!(__MOCK__ && (location.search.includes("mock") || location.pathname.startsWith("/t/mock"))) && (
        <Suspense fallback={null}>
          <Announced />
        </Suspense>
      )}
    </SessionProvider>
  );
}
