/** Standing orders: questions that are answered so from now on, and how to take that back. */
import { useState } from "react";
import { Icon } from "@/icons/Icon";
import type { OrderInfo, QuestionInfo } from "@/wire";
import { Dialog } from "./Dialog";
import { useTable } from "./table";
import { useUi } from "./ui";

const UNTIL = ["round", "game"] as const;

/** The order that answers a question, if one was left. */
export function orderFor(question: QuestionInfo | null, orders: readonly OrderInfo[]): OrderInfo | null {
  return (question && orders.find((order) => order.prompt === question.prompt)) ?? null;
}

/** Beside a question that can be declined: go on declining it. */
export function OrderOffer({ question }: { question: QuestionInfo }) {
  const t = useTable();
  const ui = useUi();
  const [open, setOpen] = useState(false);
  const option = question.options.find((each) => each.key === question.window);
  if (!option || t.mode !== "play") return null;
  const leave = (until: (typeof UNTIL)[number]) => {
    setOpen(false);
    t.feed.order(question.id, until);
  };
  return (
    <>
      <button type="button" className="order-offer" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="clock" />
        <span>{ui("order-offer")}</span>
      </button>
      {open && (
        <Dialog title={ui("order-title")} onClose={() => setOpen(false)} className="menu">
          <p>{t.texts.said(question.said, t.names, t.seat)}</p>
          <p>{ui("order-what", { answer: t.texts.said(option.said, t.names, t.seat) })}</p>
          {UNTIL.map((until) => (
            <button key={until} type="button" className="mi" onClick={() => leave(until)}>
              <Icon name="clock" />
              {ui(`order-until-${until}`)}
            </button>
          ))}
          <p>{ui("order-help")}</p>
        </Dialog>
      )}
    </>
  );
}

/** In the bar, while there are any: what is answered for you. */
export function OrdersTool() {
  const t = useTable();
  const ui = useUi();
  const [open, setOpen] = useState(false);
  const { orders } = t.state;
  if (!orders.length) return null;
  return (
    <>
      <button type="button" className="tool orders" aria-haspopup="dialog" aria-label={ui("tool-orders", { n: orders.length })} onClick={() => setOpen(true)}>
        <Icon name="clock" />
        <b className="unread">{orders.length}</b>
      </button>
      {open && (
        <Dialog title={ui("orders-title")} onClose={() => setOpen(false)} className="menu orders">
          {orders.map((order) => (
            <div key={order.prompt} className="order">
              <p>
                {t.texts.said(order.said, t.names, t.seat)} <b>{t.texts.said(order.option, t.names, t.seat)}</b>
                <small>{ui(`order-until-${order.until}`)}</small>
              </p>
              <button type="button" className="opt plain" onClick={() => t.feed.revoke(order.prompt)}>
                {ui("order-revoke")}
              </button>
            </div>
          ))}
        </Dialog>
      )}
    </>
  );
}
