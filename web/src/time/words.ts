import type { Words } from "@/shell/ui";

/** What is said of time, at tables and where they are made. */
export const WORDS: Words = { en: () => import("../text/time.en.ftl?raw"), ru: () => import("../text/time.ru.ftl?raw") };
