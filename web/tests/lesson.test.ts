/** Where the line of a note runs. */
import { describe, expect, it } from "vitest";
import { route } from "@/shell/route";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe("the line from a note to a thing", () => {
  const beside = box(980, 60, 1270, 480);
  it("runs straight to a note beside it", () => {
    expect(route(box(100, 100, 300, 200), beside)).toEqual({ path: "M300 150H984", x: 300, y: 150 });
  });
  it("has a corner in the gap before a note that stands higher", () => {
    expect(route(box(100, 600, 300, 700), beside)?.path).toBe("M300 650H975V466H984");
  });
  it("goes through the gap below where something that is read lies beside the thing", () => {
    const rows = (_from: number, _to: number, y: number) => (y > 40 && y < 560 ? 9 : 0);
    expect(route(box(100, 360, 170, 440), beside, 1280, rows, () => 3, box(8, 30, 620, 600))?.path).toBe("M135 440V604H975V466H984");
    expect(route(box(100, 360, 170, 440), beside, 1280, rows, () => 9, box(8, 30, 620, 600))?.path).toContain("M170 400");
    const line = route(box(100, 100, 300, 200), beside, 1280, (_from, _to, y) => (y > 100 && y < 200 ? 5 : 0));
    expect(line).toEqual({ path: "M284 200V204H984", x: 284, y: 200 });
  });
  const below = box(7, 460, 383, 700);
  const free = () => 0;
  it("falls straight onto a note below where nothing is read on the way", () => {
    expect(route(box(20, 400, 120, 440), below, 390)).toEqual({ path: "M70 440V464", x: 70, y: 440 });
  });
  it("runs in the margin where something is read on the way", () => {
    expect(route(box(20, 150, 370, 270), below, 390, free, () => 3)?.path).toBe("M370 210H386.5V480H379");
    expect(route(box(20, 150, 370, 270), below, 390, () => 4, () => 3)?.path).toBe("M195 270V464");
  });
  it("goes round the question to a thing below it", () => {
    expect(route(box(20, 790, 120, 832), below, 390, free, () => 3)?.path).toBe("M70 790V786H386.5V680H379");
  });
  it("does not leave the window to do so", () => {
    expect(route(box(20, 150, 420, 270), below, 390, free, () => 3)?.path).toBe("M220 270V464");
  });
});
