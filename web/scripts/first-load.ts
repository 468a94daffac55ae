/** What the first page needs, and the bar for it: script and style together, unpacked, as the browser has to read them. */
export const FIRST_LOAD = 300_000;

/** What the first page opens besides the entry: parts of its own, and the longer of the two languages' words. */
const OPENED = ["src/pages/Fan.tsx", "src/puzzles/Today.tsx", "src/text/ru.ftl", "src/text/puzzle.ru.ftl"];

interface Built {
  type: "chunk" | "asset";
  fileName: string;
  code?: string;
  source?: string | Uint8Array;
  isEntry?: boolean;
  imports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

const size = (text: string | Uint8Array | undefined): number => (text === undefined ? 0 : typeof text === "string" ? Buffer.byteLength(text) : text.byteLength);

/** The files of the first page with their bytes, largest first. */
export function firstLoad(bundle: Record<string, Built>): [string, number][] {
  const files = Object.values(bundle);
  const opened = OPENED.map((part) => {
    const found = files.find((file) => file.moduleIds?.some((id) => id.replace(/\?.*$/, "").endsWith(`/${part}`)));
    if (!found) throw new Error(`first-load: ${part} is in no file of the build; scripts/first-load.ts names what the first page opens`);
    return found.fileName;
  });
  const needed = new Set<string>();
  const need = (name: string) => {
    const file = bundle[name];
    if (!file || needed.has(name)) return;
    needed.add(name);
    file.imports?.forEach(need);
    file.viteMetadata?.importedCss.forEach(need);
  };
  [...files.filter((file) => file.isEntry).map((file) => file.fileName), ...opened].forEach(need);
  return [...needed].map((name): [string, number] => [name, size(bundle[name]?.code ?? bundle[name]?.source)]).sort((a, b) => b[1] - a[1]);
}

/** The build stops, with a sentence, when the first page has become too heavy. */
export function heavy(files: readonly (readonly [string, number])[], most = FIRST_LOAD): string | null {
  const all = files.reduce((sum, [, bytes]) => sum + bytes, 0);
  if (all <= most) return null;
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `The first page loads ${kb(all)} of script and style, at most ${kb(most)} are allowed: load what it does not show by import() when it is opened. ${files.map(([name, bytes]) => `${name} ${kb(bytes)}`).join(", ")}.`;
}

export const firstLoadCheck = {
  name: "first-load",
  apply: "build" as const,
  generateBundle: {
    order: "post" as const,
    handler(this: { error(text: string): never; info(text: string): void }, _options: unknown, bundle: unknown) {
      const files = firstLoad(bundle as Record<string, Built>);
      const why = heavy(files);
      if (why) this.error(why);
      this.info(`first page: ${(files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000).toFixed(1)} kB of script and style in ${files.length} files`);
    },
  },
};
