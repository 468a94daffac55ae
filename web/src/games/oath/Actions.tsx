/** The six actions of a turn as plaques in the prompt: lit, or hatched with the reason. */
import { useWord } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { ACTION_ICONS } from "./face";
import { useOath } from "./parts";
import { ACTIONS } from "./table";

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
  const name = t.texts.say(`option-${action}`);
  const body = (
    <>
      <p className="say">{w(`action-${action}`)}</p>
    </>
  );
  const thing = useThing(`action:${action}`, name, { kind: "note", title: name, body });
  return (
    <button type="button" {...thing.props} title={thing.why ?? undefined} className={`oa-act ${thing.className}`}>
      <Icon name={thing.blocked ? "lock" : ACTION_ICONS[action]!} />
      <span>{name}</span>
    </button>
  );
}
