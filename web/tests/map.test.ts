import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { around, bounded, centreOf, hexCentre, hexPoints, keeping, MOST_ZOOM, seen, towards, zoomFor } from "@/boards/geometry";
import { BoardMap, cornerOf, type Place } from "@/boards/Map";
import { TableContext } from "@/shell/table";
import { UiContext, type Ui } from "@/shell/ui";
import { laid, option } from "../stories/table";

vi.mock("@/boards/map.css", () => ({}));

describe("hexes", () => {
  it("neighbours are as far apart as their edges are wide", () => {
    for (const flat of [true, false]) {
      const far = [[1, 0], [0, 1], [1, -1], [-1, 0], [0, -1], [-1, 1]].map(([q, r]) => { const { x, y } = hexCentre(q!, r!, 10, flat); return Math.hypot(x, y); });
      for (const one of far) expect(one).toBeCloseTo(Math.sqrt(3) * 10);
    }
  });
  it("have the number of an answer inside, since neighbours are drawn over their edges", () => {
    for (const flat of [true, false])
      for (const wide of [10, 17]) {
        const [x, y] = cornerOf({ id: "A1", thing: "hex:A1", name: "A1", at: { x: 0, y: 0 }, hex: 58 }, flat, wide);
        for (const [dx, dy] of [[-wide, -11], [wide, -11], [-wide, 11]]) {
          // within reach of all three pairs of edges
          const [along, across] = flat ? [y + dy!, x + dx!] : [x + dx!, y + dy!];
          for (const far of [along, along / 2 + (across * Math.sqrt(3)) / 2, along / 2 - (across * Math.sqrt(3)) / 2]) expect(Math.abs(far)).toBeLessThan(58 * Math.cos(Math.PI / 6));
        }
      }
  });
  it("have six corners at their size", () => {
    const corners = hexPoints({ x: 5, y: 5 }, 10).split(" ").map((corner) => corner.split(",").map(Number));
    expect(corners).toHaveLength(6);
    for (const [x, y] of corners) expect(Math.hypot(x! - 5, y! - 5)).toBeCloseTo(10, 1);
  });
});

describe("what is seen", () => {
  const whole = { x: 0, y: 0, w: 200, h: 100 };
  it("is all of it at first, whatever the window", () => {
    expect(seen(whole, 2, 1, centreOf(whole))).toEqual(whole);
    const tall = seen(whole, 0.5, 1, centreOf(whole));
    expect(tall.w).toBe(200);
    expect(centreOf(tall)).toEqual(centreOf(whole));
  });
  it("never leaves the map", () => {
    expect(seen(whole, 2, 2, { x: -500, y: 900 })).toEqual({ x: 0, y: 50, w: 100, h: 50 });
  });
  it("goes a little beyond its right and lower edge where buttons would lie over them, while a part is seen", () => {
    expect(seen(whole, 2, 2, { x: 900, y: 900 }, 0, 0.1)).toEqual({ x: 110, y: 60, w: 100, h: 50 });
    expect(seen(whole, 2, 2, { x: -500, y: -500 }, 0, 0.1)).toEqual({ x: 0, y: 0, w: 100, h: 50 });
    expect(seen(whole, 2, 1, { x: 900, y: 900 }, 0, 0.1)).toEqual(whole);
  });
  it("keeps the point under the pointer where it is", () => {
    const [before, after, point] = [1, 2, { x: 50, y: 25 }];
    const first = seen(whole, 2, before, centreOf(whole));
    const then = seen(whole, 2, after, keeping(point, centreOf(first), before, after));
    expect((point.x - then.x) / then.w).toBeCloseTo((point.x - first.x) / first.w);
  });
  it("is bounded, and large enough to press on a small screen", () => {
    expect(bounded(99)).toBe(MOST_ZOOM);
    expect(bounded(0.1)).toBe(1);
    expect(zoomFor(20, 44, whole, { w: 200, h: 100 })).toBeCloseTo(2.2);
    expect(zoomFor(60, 44, whole, { w: 200, h: 100 })).toBe(1);
  });
  it("is measured around places", () => {
    expect(around([{ at: { x: 0, y: 0 }, w: 10, h: 4 }, { at: { x: 20, y: 0 }, w: 10, h: 4 }], 1)).toEqual({ x: -6, y: -3, w: 32, h: 6 });
  });
});

it("arrows go to the nearest place in their direction", () => {
  const places = [{ id: "a", at: { x: 10, y: 0 } }, { id: "b", at: { x: 12, y: 40 } }, { id: "c", at: { x: -10, y: 1 } }];
  expect(towards({ x: 0, y: 0 }, "ArrowRight", places)?.id).toBe("a");
  expect(towards({ x: 0, y: 0 }, "ArrowLeft", places)?.id).toBe("c");
  expect(towards({ x: 0, y: 0 }, "ArrowUp", places)).toBeNull();
});

describe("the map", () => {
  const places: Place[] = [
    { id: "A1", thing: "hex:A1", name: "A1, forest", at: { x: 0, y: 0 }, hex: 10 },
    { id: "mine", thing: "site:mine", name: "Mine", at: { x: 40, y: 0 }, site: { w: 20, h: 12 } },
  ];
  const words = { closer: "closer", farther: "farther", whole: "whole" };
  const ui = Object.assign((id: string) => id, { lang: "en", maybe: () => null }) as unknown as Ui;
  const draw = (more = {}) =>
    renderToStaticMarkup(
      createElement(UiContext.Provider, { value: ui }, createElement(TableContext.Provider, { value: laid([option("go:A1", ["hex", "A1"])], more) }, createElement(BoardMap, { label: "Map", places, words, regions: [{ id: "r", name: "Cradle", places: ["mine"] }], ways: [["A1", "mine"]] }))),
    );
  it("has a button with a name for each place, hexes and sites", () => {
    const html = draw();
    expect(html.match(/role="button"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="A1, forest; go:A1"');
    expect(html).toMatch(/data-place="A1"[^>]*|<polygon/);
    expect(html).toContain("<polygon");
    expect(html).toContain("Cradle");
    expect(html).toContain("bway");
  });
  it("lights what is asked about, and marks what is selected", () => {
    expect(draw()).toMatch(/data-thing="hex:A1" data-lit="true"/);
    expect(draw()).not.toMatch(/data-thing="site:mine" data-lit/);
    expect(draw({ selected: "hex:A1" })).toMatch(/class="bplace sel/);
  });
});
