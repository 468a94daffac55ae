/** The server's routes of groups and of notices to browsers. */
import { json } from "@/shell/api";
import type { Lang } from "@/shell/texts";
import type { GroupChange, GroupInfo, GroupInvitation, GroupLine, GroupName, GroupSaid, GroupSay, SeriesInfo, TableInfo } from "@/wire";

const at = (id: string, rest = ""): string => `/api/groups/${encodeURIComponent(id)}${rest}`;
const code = (text: string): string => `/api/invitations/${encodeURIComponent(text.replace(/[^0-9a-z]/gi, "") || "-")}`;

export const groupApi = {
  mine: () => json<GroupLine[]>("GET", "/api/groups"),
  make: (name: string) => json<GroupInfo>("POST", "/api/groups", { name } satisfies GroupName),
  group: (id: string, lang: Lang) => json<GroupInfo>("GET", at(id, `?lang=${lang}`)),
  shelf: (id: string, lang: Lang) => json<SeriesInfo[]>("GET", at(id, `/shelf?lang=${lang}`)),
  talk: (id: string, after: number) => json<GroupSaid[]>("GET", at(id, `/talk?after=${after}`)),
  say: (id: string, after: number, text: string) => json<GroupSaid[]>("POST", at(id, `/talk?after=${after}`), { text } satisfies GroupSay),
  rename: (id: string, name: string) => json<GroupInfo>("POST", at(id, "/name"), { name } satisfies GroupName),
  about: (id: string, what: "hand" | "remove", member: number) => json<GroupInfo>("POST", at(id, `/${what}`), { member } satisfies GroupChange),
  change: (id: string, what: "invite" | "uninvite" | "leave" | "close") => json<GroupInfo | null>("POST", at(id, `/${what}`), {}),
  /** A table of a group is for everybody from now on. */
  open: (table: string) => json<TableInfo>("POST", `/api/tables/${encodeURIComponent(table)}/open`, {}),
  invitation: (text: string) => json<GroupInvitation>("GET", code(text)),
  accept: (text: string) => json<GroupInfo>("POST", code(text), {}),
};
