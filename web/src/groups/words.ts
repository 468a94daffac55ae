/** The words of groups, loaded with the first of their pages. */
import type { Words } from "@/shell/ui";

export const WORDS: Words = {
  en: () => import("../text/groups.en.ftl?raw"),
  ru: () => import("../text/groups.ru.ftl?raw"),
};
