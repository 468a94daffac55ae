/**
 * QR codes (ISO/IEC 18004), drawn by ourselves: bytes, correction level M, versions 1 to 10, which is an address of up to 213 bytes.
 * No other host is asked to draw an invitation.
 */

/** Of each version at level M: correction codewords of a block, and how many blocks. */
const BLOCKS: readonly (readonly [number, number])[] = [[10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5]];
const WORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
/** Where the middles of the small squares lie. */
const ALIGNED: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;

// -- the field of 256 numbers, by x^8 + x^4 + x^3 + x^2 + 1

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The correction codewords of some data. */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    for (const [j, factor] of generator.entries()) {
      next[j]! ^= factor;
      next[j + 1]! ^= times(factor, EXP[i]!);
    }
    generator = next;
  }
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < count; i++) rest[i]! ^= times(generator[i + 1]!, factor);
  }
  return rest;
}

/** A number with the rest of its division behind it: how format and version are kept. */
function guarded(value: number, polynomial: number, bits: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(polynomial);
  for (let at = 31 - Math.clz32(rest || 1); at >= top; at = 31 - Math.clz32(rest || 1)) rest ^= polynomial << (at - top);
  return (value << bits) | rest;
}

/** Level and mask, as they stand beside the large squares. */
export const formatBits = (level: number, mask: number): number => guarded((level << 3) | mask, 0x537, 10) ^ 0x5412;
export const versionBits = (version: number): number => guarded(version, 0x1f25, 12);

/** Whether a mask turns a module. */
export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The smallest version that holds so many bytes. */
function versionFor(bytes: number): number {
  for (const [i, words] of WORDS.entries()) {
    const [each, blocks] = BLOCKS[i]!;
    const room = (words - each * blocks) * 8 - 4 - (i < 9 ? 8 : 16);
    if (bytes * 8 <= room) return i + 1;
  }
  throw new Error("too long for a QR code of version 10");
}

/** All codewords of a text, data and correction, in the order in which they are laid out. */
export function codewords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const [each, blocks] = BLOCKS[version - 1]!;
  const room = WORDS[version - 1]! - each * blocks;
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4); // bytes
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const short = Math.floor(room / blocks);
  const long = room % blocks; // so many blocks have one word more, the last ones
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => correction(part, each));
  const words: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) words.push(part[i]!);
  for (let i = 0; i < each; i++) for (const check of checks) words.push(check[i]!);
  return { version, words };
}

class Sheet {
  readonly dark: Uint8Array;
  readonly fixed: Uint8Array;
  constructor(readonly size: number) {
    this.dark = new Uint8Array(size * size);
    this.fixed = new Uint8Array(size * size);
  }
  get(row: number, column: number): number {
    return this.dark[row * this.size + column]!;
  }
  put(row: number, column: number, dark: boolean | number): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row * this.size + column] = dark ? 1 : 0;
    this.fixed[row * this.size + column] = 1;
  }
}

/** What every symbol of a version has: squares, dotted lines, version; and room for the format. */
function frame(version: number): Sheet {
  const size = version * 4 + 17;
  const sheet = new Sheet(size);
  for (let i = 0; i < size; i++) {
    sheet.put(6, i, i % 2 === 0);
    sheet.put(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const)
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        sheet.put(row + r, column + c, ring !== 2 && ring !== 4);
      }
  const middles = ALIGNED[version - 1]!;
  for (const row of middles)
    for (const column of middles) {
      const corner = (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
      if (!corner) for (let r = -2; r <= 2; r++) for (let c = -2; c <= 2; c++) sheet.put(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  if (version >= 7) {
    const bits = versionBits(version);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
      sheet.put(a, b, (bits >> i) & 1);
      sheet.put(b, a, (bits >> i) & 1);
    }
  }
  putFormat(sheet, 0);
  return sheet;
}

function putFormat(sheet: Sheet, mask: number): void {
  const bits = formatBits(LEVEL_M, mask);
  const { size } = sheet;
  for (let i = 0; i < 15; i++) {
    const bit = (bits >> i) & 1;
    if (i < 6) sheet.put(i, 8, bit);
    else if (i < 8) sheet.put(i + 1, 8, bit);
    else if (i === 8) sheet.put(8, 7, bit);
    else sheet.put(8, 14 - i, bit);
    if (i < 8) sheet.put(8, size - 1 - i, bit);
    else sheet.put(size - 15 + i, 8, bit);
  }
  sheet.put(size - 8, 8, 1);
}

/** The places of data in their order: up and down in columns of two, from the right, past the dotted one. */
export function* path(size: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      yield [row, right];
      yield [row, right - 1];
    }
    up = !up;
  }
}

function penalty(sheet: Sheet): number {
  const { size } = sheet;
  let sum = 0;
  const eyes = [0b10111010000, 0b00001011101];
  for (const across of [true, false])
    for (let i = 0; i < size; i++) {
      let run = 0;
      let last = -1;
      let seen = 0;
      for (let j = 0; j < size; j++) {
        const dark = across ? sheet.get(i, j) : sheet.get(j, i);
        run = dark === last ? run + 1 : 1;
        last = dark;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        seen = ((seen << 1) | dark) & 0x7ff;
        if (j >= 10 && eyes.includes(seen)) sum += 40;
      }
    }
  let dark = 0;
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      dark += sheet.get(r, c);
      if (r && c && sheet.get(r, c) === sheet.get(r - 1, c) && sheet.get(r, c) === sheet.get(r, c - 1) && sheet.get(r, c) === sheet.get(r - 1, c - 1)) sum += 3;
    }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

/** The symbol of a text: rows of modules, true is dark. `mask`: which one; else the one that reads best. */
export function qr(text: string, mask?: number): boolean[][] {
  const { version, words } = codewords(text);
  const drawn = (which: number): Sheet => {
    const sheet = frame(version);
    let at = 0;
    for (const [row, column] of path(sheet.size)) {
      if (sheet.fixed[row * sheet.size + column]) continue;
      const bit = at < words.length * 8 ? (words[at >> 3]! >> (7 - (at & 7))) & 1 : 0;
      sheet.dark[row * sheet.size + column] = bit ^ (MASKS[which]!(row, column) ? 1 : 0);
      at++;
    }
    putFormat(sheet, which);
    return sheet;
  };
  const sheets = mask === undefined ? MASKS.map((_, which) => drawn(which)) : [drawn(mask)];
  const best = sheets.map((sheet) => [penalty(sheet), sheet] as const).reduce((a, b) => (b[0] < a[0] ? b : a))[1];
  return Array.from({ length: best.size }, (_, row) => Array.from({ length: best.size }, (_, column) => best.get(row, column) === 1));
}

/** The dark modules as one path, runs in a row together; `margin` modules of paper around them. */
export function qrPath(modules: readonly (readonly boolean[])[], margin: number): string {
  let found = "";
  for (const [row, line] of modules.entries())
    for (let column = 0; column < line.length; column++) {
      if (!line[column]) continue;
      let end = column;
      while (line[end]) end++;
      found += `M${column + margin} ${row + margin}h${end - column}v1h${column - end}z`;
      column = end;
    }
  return found;
}
