/** Icons by name: our own (controls and seat symbols, 100×100) and those of game-icons (512×512), which modules add. */
const OWN: Record<string, string> = {
  mark: '<path d="M6 34C14 16 34 8 50 8s36 8 44 26L78 92H22Z" fill="none" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/><path d="M12 48c12-14 24-18 38-18s26 4 38 18M17 68c10-9 20-12 33-12s23 3 33 12M50 8v84M31 13l7 79M69 13l-7 79" fill="none" stroke="currentColor" stroke-width="4"/>',
  sun: '<path d="M50 2 58 26 78 10 73 34 98 33 78 50 98 67 73 66 78 90 58 74 50 98 42 74 22 90 27 66 2 67 22 50 2 33 27 34 22 10 42 26Z"/>',
  wave: '<path d="M3 36c16-22 31-22 47 0s31 22 47 0v20c-16 22-31 22-47 0s-31-22-47 0ZM3 70c16-22 31-22 47 0s31 22 47 0v18c-16 22-31 22-47 0s-31-22-47 0Z" transform="translate(0 -12)"/>',
  leaf: '<path d="M92 6C44 6 10 28 10 62c0 8 2 14 5 19C28 60 45 46 66 36 48 52 34 68 24 92l9 4c3-7 6-13 9-18 4 1 8 2 12 2C86 80 96 48 92 6Z"/>',
  tower: '<path d="M16 6h16v12h10V6h16v12h10V6h16v34H76v54H58V70c0-11-16-11-16 0v24H24V40h-8Z"/>',
  lozenge: '<path d="M50 2 90 50 50 98 10 50Z"/>',
  crescent: '<path d="M64 4C30 4 10 26 10 52s22 44 48 44c14 0 26-6 34-16-30 6-52-8-52-34C40 28 50 14 64 4Z"/>',
  moon: '<path d="M64 4C30 4 10 26 10 52s22 44 48 44c14 0 26-6 34-16-30 6-52-8-52-34C40 28 50 14 64 4Z"/>',
  day: '<path d="M50 28a22 22 0 1 0 0 44 22 22 0 0 0 0-44ZM45 4h10v14H45ZM45 82h10v14H45ZM4 45h14v10H4ZM82 45h14v10H82ZM14 21l7-7 10 10-7 7ZM69 76l7-7 10 10-7 7ZM14 79l10-10 7 7-10 10ZM69 24l10-10 7 7-10 10Z"/>',
  arrow: '<path d="M2 42h62V20l34 30-34 30V58H2Z"/>',
  back: '<path d="M98 42H36V20L2 50l34 30V58h62Z"/>',
  card: '<path d="M36 6h48a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8h-4V30a12 12 0 0 0-12-12H28v-4a8 8 0 0 1 8-8Z"/><rect x="10" y="24" width="62" height="70" rx="8"/>',
  clock: '<path d="M50 6a44 44 0 1 0 0 88 44 44 0 0 0 0-88Zm0 12a32 32 0 1 1 0 64 32 32 0 0 1 0-64Zm-6 10v26l22 14 6-9-16-10V28Z"/>',
  close: '<path d="M16 16 84 84M84 16 16 84" stroke="currentColor" stroke-width="12" fill="none"/>',
  check: '<path d="M10 54 38 82 90 20" stroke="currentColor" stroke-width="14" fill="none"/>',
  hint: '<path d="M50 6a31 31 0 0 0-18 56c4 4 6 8 6 14h24c0-6 2-10 6-14A31 31 0 0 0 50 6Zm-11 78h22v5a11 11 0 0 1-22 0Z"/>',
  link: '<path d="M42 58 58 42M34 46 20 60a14 14 0 0 0 20 20l14-14M66 54l14-14a14 14 0 0 0-20-20L46 34" fill="none" stroke="currentColor" stroke-width="10"/>',
  lock: '<path d="M26 44V32a24 24 0 0 1 48 0v12h6a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6Zm12 0h24V32a12 12 0 0 0-24 0Z"/>',
  menu: '<path d="M10 24h80M10 50h80M10 76h80" stroke="currentColor" stroke-width="11"/>',
  play: '<path d="M22 8 88 50 22 92Z"/>',
  pause: '<path d="M20 10h22v80H20ZM58 10h22v80H58Z"/>',
  replay: '<path d="M10 50a40 40 0 1 0 13-29L12 10v32h32L32 30a28 28 0 1 1-10 20Z"/>',
  undo: '<path d="M36 14 12 38l24 24M12 38h46c44 0 44 46 0 46H34" fill="none" stroke="currentColor" stroke-width="12"/>',
  pin: '<path d="M38 4h24v8l-4 4v24l16 16v8H54v26l-4 8-4-8V64H26v-8l16-16V16l-4-4Z"/>',
  eye: '<path d="M50 20C26 20 10 38 2 50c8 12 24 30 48 30s40-18 48-30C90 38 74 20 50 20Zm0 12a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm0 9a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z"/>',
  minus: '<path d="M12 50h76" stroke="currentColor" stroke-width="14" fill="none"/>',
  plus: '<path d="M50 12v76M12 50h76" stroke="currentColor" stroke-width="14" fill="none"/>',
  search: '<circle cx="40" cy="40" r="26" fill="none" stroke="currentColor" stroke-width="12"/><path d="M59 59 92 92" stroke="currentColor" stroke-width="15" fill="none"/>',
  print: '<path d="M26 6h48v24H26Z" fill="none" stroke="currentColor" stroke-width="9"/><path d="M8 34h84v38H76V58H24v14H8Z"/><path d="M28 62h44v32H28Z" fill="none" stroke="currentColor" stroke-width="9"/>',
  help: '<path d="M30 34c0-28 44-26 40 2-2 14-20 14-20 30" fill="none" stroke="currentColor" stroke-width="12"/><circle cx="50" cy="86" r="8"/>',
};

const GAME: Record<string, string> = {};

/** Make icons of game-icons known: name → path. */
export function addIcons(icons: Record<string, string>): void {
  Object.assign(GAME, icons);
}

export interface IconShape {
  size: number;
  body?: string;
  path?: string;
}

export function iconShape(name: string): IconShape | null {
  const own = OWN[name];
  if (own) return { size: 100, body: own };
  const path = GAME[name];
  return path ? { size: 512, path } : null;
}
