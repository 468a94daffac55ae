() => {
  const SLACK = 2; // pixels: rounding, and the space above and below letters
  const STRIP = 44; // a pane that scrolls shows at least so much of what it holds
  const found = new Map();
  const name = (el) => {
    const own = el.id ? `#${el.id}` : "";
    const cls = typeof el.className === "string" ? el.className : (el.className.baseVal ?? "");
    return el.tagName.toLowerCase() + own + cls.split(/\s+/).filter(Boolean).map((c) => `.${c}`).join("");
  };
  const styles = new Map();
  const style = (el) => {
    if (!styles.has(el)) styles.set(el, getComputedStyle(el));
    return styles.get(el);
  };
  const hidden = (el) => {
    for (let e = el; e; e = e.parentElement) {
      const s = style(e);
      if (s.display === "none" || s.visibility === "hidden" || Number(s.opacity) === 0) return true;
      if (s.clipPath !== "none" && e.clientWidth <= 2) return true; // for screen readers only
      if (e.tagName === "DIALOG" && !e.open) return true;
      if (e.closest("[inert]")) return true;
      if (e instanceof SVGElement && e.getAttribute("aria-hidden") === "true") return true; // an ornament
    }
    return false;
  };
  /** Why a rectangle cannot be seen whole: the box that cuts it, or the window. What can be scrolled to is not cut. */
  const cutBy = (el, rect) => {
    let { left, right, top, bottom } = rect;
    const high = Math.max(SLACK, rect.height * 0.3); // a line is higher than its letters
    for (let e = el; e && e !== document.documentElement; e = e.parentElement) {
      const s = style(e);
      if (s.position === "fixed" && e !== el) break;
      if (s.overflowX === "visible" && s.overflowY === "visible" && !(e instanceof SVGSVGElement)) continue;
      const box = e.getBoundingClientRect();
      const pans = e instanceof SVGSVGElement && e.hasAttribute("data-pans"); // a map: dragged as a pane is scrolled
      const ends = (o) => !pans && (o === "hidden" || o === "clip" || (e instanceof SVGSVGElement && o !== "visible"));
      if (ends(s.overflowX) && (left < box.left - SLACK || right > box.right + SLACK)) return e;
      if (ends(s.overflowY) && (top < box.top - high || bottom > box.bottom + high)) return e;
      const scrolls = (o) => pans || o === "auto" || o === "scroll";
      const whole = box.width >= innerWidth - 4 && box.height > innerHeight / 2; // a page goes up and down, not aside
      if (whole && (left < -SLACK || right > innerWidth + SLACK)) return e;
      if (scrolls(s.overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (scrolls(s.overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (left >= right || top >= bottom) return null; // scrolled out of sight
    }
    const page = document.scrollingElement;
    if (left < -SLACK || right > innerWidth + SLACK) return page;
    const still = page.scrollHeight <= innerHeight + SLACK || /hidden|clip/.test(style(page).overflowY);
    if (still && (top < -SLACK || bottom > innerHeight + SLACK)) return page;
    return null;
  };
  const tell = (what, el, rect, by) => {
    const line = `${what} in ${name(el)} at ${Math.round(rect.left)},${Math.round(rect.top)} ${Math.round(rect.width)}x${Math.round(rect.height)}: ${by}`;
    const key = `${what.replace(/\d+/g, "")} ${by}`;
    if (!found.has(key)) found.set(key, line);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || !el || /^(SCRIPT|STYLE|OPTION|TITLE|TEXTAREA)$/i.test(el.tagName) || hidden(el)) continue;
    // the text of a card is whole in its sheet; its name is read on the card
    if (el.closest(".card") && !el.closest(".cn")) continue;
    // shortened on purpose, with an ellipsis that says so: the whole is in the sheet or the label
    let shortened = false;
    for (let e = el, k = 0; e && k < 4; e = e.parentElement, k++) shortened ||= style(e).textOverflow === "ellipsis" || style(e).webkitLineClamp !== "none";
    if (shortened) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const by = rect.width && rect.height ? cutBy(el, rect) : null;
      if (by) tell(`text "${node.data.trim().slice(0, 40)}"`, el, rect, `cut by ${name(by)}`);
    }
  }
  for (const el of document.querySelectorAll("button, a[href], input, select, textarea, [role=button], [tabindex='0']")) {
    const rect = el.getBoundingClientRect();
    if (hidden(el) || rect.width <= 2 || rect.height <= 2) continue;
    const by = cutBy(el, rect);
    if (by) tell(`control "${(el.getAttribute("aria-label") ?? el.textContent ?? "").trim().slice(0, 40)}"`, el, rect, `cut by ${name(by)}`);
  }
  for (const el of document.querySelectorAll("body *")) {
    const s = style(el);
    if (s.webkitLineClamp !== "none" || s.textOverflow === "ellipsis") continue;
    if (!/auto|scroll|hidden|clip/.test(s.overflowY) || hidden(el) || !el.clientHeight || !el.textContent.trim()) continue;
    const rect = el.getBoundingClientRect();
    if (el.scrollHeight > el.clientHeight + STRIP / 2 && el.clientHeight < STRIP && rect.width > STRIP) tell("pane", el, rect, `a strip of ${el.clientHeight} of ${el.scrollHeight} pixels`);
  }
  return [...found.values()];
}
