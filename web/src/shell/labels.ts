/** Labels that are drawn: how wide they are, and which fit side by side. */
let ruler: CanvasRenderingContext2D | null = null;

/** How wide a text is drawn. */
export function textWidth(text: string, font: string): number {
  ruler ??= document.createElement("canvas").getContext("2d");
  if (!ruler) return text.length * 9;
  ruler.font = font;
  return ruler.measureText(text).width;
}

/** Which labels of a row are written, so that none runs into the one before. */
export function apart(labels: readonly { at: number; width: number }[], space = 6): Set<number> {
  const shown = new Set<number>();
  let right = -Infinity;
  labels.forEach(({ at, width }, i) => {
    if (at - width / 2 < right + space) return;
    shown.add(i);
    right = at + width / 2;
  });
  return shown;
}
