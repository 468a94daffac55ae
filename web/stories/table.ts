/** A table without a server, for stories and tests: what is lit is what it is given. */
import { NO_CHANGES } from "@/shell/changes";
import { light, pressed } from "@/shell/lit";
import type { Table } from "@/shell/table";
import { GameTexts, type Lang } from "@/shell/texts";
import type { OptionInfo, QuestionInfo } from "@/wire";

export const option = (key: string, ...refs: [string, string][]): OptionInfo => ({ key, refs, said: { id: key, args: {}, kinds: {} } }) as OptionInfo;

export const asked = (options: OptionInfo[]): QuestionInfo => ({ id: "q", seat: 0, prompt: "q", said: { id: "q", args: {}, kinds: {} }, options, closed: [], picked: null, bounds: [1, 1], window: null }) as unknown as QuestionInfo;

export function laid(options: OptionInfo[], more: Partial<Table> = {}, source = "", lang: Lang = "en"): Table {
  const question = asked(options);
  const lit = light(question);
  const table = {
    texts: new GameTexts(lang, source, []),
    module: { verb: () => ({ label: "" }), face: () => ({ id: "", name: "", colours: ["none"], lines: [] }) },
    seat: 0,
    seats: [],
    names: [],
    view: {},
    changes: NO_CHANGES,
    moving: (path: string) => ({ delta: table.changes.numbers.get(path) }),
    foresee: () => undefined,
    preview: null,
    taking: null,
    ways: null,
    arriving: () => [],
    leaving: () => [],
    leave: () => {},
    state: { hint: null },
    question,
    lit: lit.lit,
    closed: lit.closed,
    selected: null,
    inspect: () => undefined,
    pick: (ref: string) => {
      const meant = pressed(lit, ref, null);
      if ("answer" in meant) table.answer(meant.answer);
    },
    answer: () => undefined,
    also: () => [],
    colour: (seat: number) => seat + 1,
    ...more,
  } as unknown as Table;
  return table;
}
