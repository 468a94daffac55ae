/** Actions without a place as plaques in the prompt: lit, or hatched with the reason; the ways a region may lie. */
import { useWord } from "@/boards/words";
import { Icon } from "@/icons/Icon";
import { useThing } from "@/shell/table";
import { ACTION_ICONS } from "./face";
import { Price, useClash } from "./parts";
import { Orient } from "./Orient";
import { ACTIONS, advancePrice } from "./table";

export function Actions() {
  const t = useClash();
  const w = useWord();
  if (t.question?.prompt === "orient") return <Orient />;
  if (t.question?.prompt !== "act") return null;
  return (
    <span className="cl-acts" role="group" aria-label={w("actions")}>
      {ACTIONS.map((action) => (
        <Plaque key={action} action={action} />
      ))}
    </span>
  );
}

function Plaque({ action }: { action: string }) {
  const t = useClash();
  const w = useWord();
  const name = w(`act-${action}`);
  const thing = useThing(`action:${action}`, name, { kind: "note", title: name, body: <p className="say">{w(`action-${action}`)}</p> });
  const cost = action === "buy-advance" && !thing.blocked ? advancePrice(t.view.prices) : undefined;
  return (
    <button type="button" {...thing.props} title={thing.why ?? undefined} className={`cl-act ${thing.className}`}>
      <span className="cl-act-top">
        <Icon name={thing.blocked ? "lock" : (ACTION_ICONS[action] ?? "mark")} />
        {cost && <Price cost={cost} />}
      </span>
      <span>{name}</span>
    </button>
  );
}
