import { api, Refused } from "@/shell/api";
import { Bar } from "@/shell/Bar";
import { useLoaded } from "@/shell/session";
import { useUi } from "@/shell/ui";
import type { StoryInfo, TableInfo } from "@/wire";
import { Failed } from "./Bring";
import { Loading, Missing } from "./Missing";
import { useGame } from "@/shell/game";
import "./table.css";

/** The story of a series, by link: `/t/{id}/story`. Everybody who may see the table may read it. */
export default function StoryPage({ id }: { id: string }) {
  const table = useLoaded(() => api.table(id), [id]);
  const story = useLoaded(() => api.story(id), [id]);
  const failed = table.error ?? story.error;
  if (failed && !(table.data && story.data)) {
    const missing = failed instanceof Refused && (failed.status === 404 || failed.status === 403);
    const again = () => {
      table.again();
      story.again();
    };
    return missing ? <Missing /> : <Failed why={failed} again={again} />;
  }
  if (!table.data || !story.data) return <Loading />;
  return <Told table={table.data} info={story.data} />;
}

function Told({ table, info }: { table: TableInfo; info: StoryInfo }) {
  const ui = useUi();
  const game = useGame(table.game, table.rules ?? null);
  if (game.error && !game.data) return <Failed why={game.error} again={game.again} />;
  if (!game.data) return <Loading />;
  const Story = game.data.module.Story;
  if (!Story) return <Missing title={ui("story-none")} help={ui("story-none-help")} />;
  return (
    <main className="page scroll">
      <Bar />
      <Story table={table} info={info} texts={game.data.texts} face={game.data.module.face} />
    </main>
  );
}
