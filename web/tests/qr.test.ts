import { describe, expect, test } from "vitest";
import { codewords, correction, formatBits, MASKS, path, qr, qrPath, versionBits } from "../src/groups/qr";

const binary = (text: string): number[] => text.split(" ").map((word) => parseInt(word, 2));

/** Read a symbol as a camera would, from its modules alone; level M, no faults. */
function read(modules: boolean[][]): { text: string; version: number; mask: number } {
  const size = modules.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 8; i++) format |= Number(modules[8]![size - 1 - i]) << i;
  for (let i = 8; i < 15; i++) format |= Number(modules[size - 15 + i]![8]) << i;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(0, one) === format)!;
  const near: [number, number][] = [[0, 8], [1, 8], [2, 8], [3, 8], [4, 8], [5, 8], [7, 8], [8, 8], [8, 7], [8, 5], [8, 4], [8, 3], [8, 2], [8, 1], [8, 0]];
  expect(near.map(([r, c], i) => Number(modules[r]![c]) << i).reduce((a, b) => a | b)).toBe(format);
  const middles = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]][version - 1]!;
  const taken = (r: number, c: number): boolean => {
    if (r === 6 || c === 6) return true;
    if ((r < 9 && c < 9) || (r < 9 && c >= size - 8) || (r >= size - 8 && c < 9)) return true;
    if (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) return true;
    const corner = (a: number, b: number) => (a === 6 && (b === 6 || b === size - 7)) || (a === size - 7 && b === 6);
    return middles.some((a) => middles.some((b) => !corner(a, b) && Math.abs(a - r) < 3 && Math.abs(b - c) < 3));
  };
  const bits: number[] = [];
  for (const [r, c] of path(size)) if (!taken(r, c)) bits.push(Number(modules[r]![c]) ^ Number(MASKS[mask]!(r, c)));
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  const each = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26][version - 1]!;
  const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5][version - 1]!;
  const room = words.length - each * blocks;
  const sizes = Array.from({ length: blocks }, (_, i) => Math.floor(room / blocks) + (i >= blocks - (room % blocks) ? 1 : 0));
  const parts: number[][] = sizes.map(() => []);
  let at = 0;
  for (let i = 0; i < Math.max(...sizes); i++) for (const [b, part] of parts.entries()) if (i < sizes[b]!) part.push(words[at++]!);
  for (const [b, part] of parts.entries()) expect(correction(part, each)).toEqual(Array.from({ length: each }, (_, i) => words[room + i * blocks + b]!));
  const data = parts.flat().map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(data.slice(0, 4)).toBe("0100");
  const head = version < 10 ? 12 : 20;
  const many = parseInt(data.slice(4, head), 2);
  const bytes = Array.from({ length: many }, (_, i) => parseInt(data.slice(head + i * 8, head + i * 8 + 8), 2));
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), version, mask };
}

describe("a QR code", () => {
  test("has the correction that the standard's example has (annex I: 01234567, 1-M)", () => {
    const data = binary("00010000 00100000 00001100 01010110 01100001 10000000 11101100 00010001 11101100 00010001 11101100 00010001 11101100 00010001 11101100 00010001");
    expect(correction(data, 10)).toEqual(binary("10100101 00100100 11010100 11000001 11101101 00110110 11000111 10000111 00101100 01010101"));
  });

  test("has the format and version that the standard's examples have (annexes C and D)", () => {
    expect(formatBits(0, 0b101)).toBe(0b100000011001110);
    expect(versionBits(7)).toBe(0b000111110010010100);
  });

  test("reads as what was written, in every version and with every mask", () => {
    for (let length = 1; length <= 213; length += length < 60 ? 7 : 17) {
      const text = `https://table.example/j/${"K7M4QX".repeat(40)}`.slice(0, length);
      expect(read(qr(text)).text).toBe(text);
    }
    const seen = new Set<number>();
    for (const length of [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]) seen.add(read(qr("x".repeat(length))).version);
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (let mask = 0; mask < 8; mask++) expect(read(qr("https://стол.example/j/K7M4QX", mask))).toMatchObject({ mask, text: "https://стол.example/j/K7M4QX" });
    expect(() => codewords("x".repeat(214))).toThrow();
  });

  test("is drawn as another program draws it", () => {
    const hex = (rows: boolean[][]) => rows.map((row) => parseInt(row.map(Number).join(""), 2).toString(16)).join(" ");
    expect(hex(qr("https://oikumene.example/j/K7M4QX", OTHER.mask))).toBe(OTHER.rows);
  });

  test("is one path of its dark modules", () => {
    expect(qrPath([[true, true, false], [false, false, false], [true, false, true]], 4)).toBe("M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z");
  });
});

/** By python-qrcode, which is another program: `QRCode(error_correction=ERROR_CORRECT_M, border=0, mask_pattern=7)`, bytes. */
const OTHER = { mask: 7, rows: "1fcd4e7f 10411c41 17456c5d 174a975d 1742045d 10533641 1fd5557f cbd00 12d656a0 151bb1c9 cdeafe 17a39726 b6a79eb 1028f380 134fd4cf 1aa42a3a 8e1bc82 a0cf8e9 114c48b3 2d7db3 11c509f4 197317 1fc90d52 1056751c 174f0df1 175f9d7e 1743431d 104f7f12 1fd5e3aa" };
