/** The six actions of a turn as plaques in the prompt: lit, or hatched with the reason. */
import { useWord } from "@/boards/words";
import { Token } from "@/cards/glyphs";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { ACTION_ICONS, supply } from "./face";
import { useOath } from "./parts";
import { ACTIONS, wordOf } from "./table";

export function Actions() {
  const t = useOath();
  const w = useWord();
  if (t.question?.prompt !== "act") return null;
  return (
    <span className="oa-acts" role="group" aria-label={w("actions")}>
      {ACTIONS.map((action) => (
        <Plaque key={action} action={action} />
      ))}
    </span>
  );
}

function Plaque({ action }: { action: string }) {
  const t = useOath();
  const w = useWord();
  const name = t.texts.say(`major-${action}`);
  const { supply: price, varies } = t.question?.options.find((option) => wordOf(option) === action)?.said.args ?? {};
  const body = (
    <>
      <p className="say">{w(`action-${action}`)}</p>
    </>
  );
  const thing = useThing(`action:${action}`, name, { kind: "note", title: name, body });
  return (
    <button type="button" {...thing.props} title={thing.why ?? undefined} className={`oa-act ${thing.className}`}>
      <span className="oa-cost">
        <Icon name={thing.blocked ? "lock" : ACTION_ICONS[action]!} />
        {price !== undefined && (
          <small>
            {String(price)}
            {varies ? "+" : ""} <Token glyph={supply(t.texts)} />
          </small>
        )}
      </span>
      <span>{name}</span>
    </button>
  );
}
