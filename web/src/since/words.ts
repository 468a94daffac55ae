/** Words that come with this part. */
import type { Words } from "@/shell/ui";

export const WORDS: Words = { en: () => import("../text/since.en.ftl?raw"), ru: () => import("../text/since.ru.ftl?raw") };
