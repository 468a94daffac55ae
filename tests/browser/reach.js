async () => {
  // Every option that is offered can be brought into sight whole and pressed: what is lit and every button of the prompt.
  const SLACK = 2;
  const calm = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const box = (el) => el.getBoundingClientRect();
  const seen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box(el).width > 2 && box(el).height > 2;
  const name = (el) => `${el.dataset.thing ?? el.className}: ${(el.getAttribute("aria-label") ?? el.textContent).trim().slice(0, 40)}`;
  /** Why it cannot be pressed wherever what holds it is scrolled to, "" if it can. */
  const trouble = async (el) => {
    let first = "";
    for (const at of ["nearest", "start", "center"]) {
      const why = await troubleAt(el, at);
      if (!why) return "";
      first ||= why;
    }
    return first;
  };
  const troubleAt = async (el, at) => {
    // as the page itself brings it: a scroll of whatever holds it, a map by its own focus
    const map = el.closest("[data-pans]");
    if (map) el.focus({ preventScroll: true });
    const before = box(el);
    (map ? map.parentElement : el).scrollIntoView({ block: at, inline: at, behavior: "instant" });
    const moved = box(el);
    // where nothing was scrolled there is nothing to wait for: painting hundreds of frames took most of the time
    if (map || moved.left !== before.left || moved.top !== before.top) await calm();
    const rect = box(el);
    const [cx, cy] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    for (let e = el.parentElement; e && e !== document.body; e = e.parentElement) { // what the body hides, the window does
      const s = getComputedStyle(e);
      if (s.overflowX === "visible" && s.overflowY === "visible") continue;
      const b = box(e);
      if (map && e.contains(map)) break;
      if (rect.left < b.left - SLACK || rect.right > b.right + SLACK || rect.top < b.top - SLACK || rect.bottom > b.bottom + SLACK) return `cut by ${e.className?.baseVal ?? e.className} (${[rect.left, rect.top, rect.right, rect.bottom].map(Math.round)} in ${[b.left, b.top, b.right, b.bottom].map(Math.round)})`;
    }
    if (rect.left < -SLACK || rect.top < -SLACK || rect.right > innerWidth + SLACK || rect.bottom > innerHeight + SLACK) return `outside the window (${[rect.left, rect.top, rect.right, rect.bottom].map(Math.round)})`;
    // a little off the edges: corners are round, and what is beside it may touch it
    const inset = (n) => Math.min(n * 0.25, 8);
    const spots = el instanceof SVGElement ? [[cx, cy]] : [[cx, cy], [rect.left + inset(rect.width), cy], [rect.right - inset(rect.width), cy], [cx, rect.top + inset(rect.height)], [cx, rect.bottom - inset(rect.height)]];
    for (const [x, y] of spots) {
      const top = document.elementFromPoint(x, y);
      if (!top || !(top === el || el.contains(top))) return `covered by ${top ? `${top.tagName}.${top.className?.baseVal ?? top.className}` : "nothing"} at ${Math.round(x)},${Math.round(y)}`;
    }
    return "";
  };
  const ok = new Set();
  const bad = new Map();
  const look = async () => {
    for (const el of document.querySelectorAll("[data-lit]")) {
      const key = `thing ${el.dataset.thing}`;
      if (ok.has(key)) continue;
      const why = seen(el) ? await trouble(el) : "not shown";
      if (!why) ok.add(key);
      else if (!bad.has(key) || bad.get(key).endsWith("not shown")) bad.set(key, `${name(el)}: ${why}`);
    }
    for (const el of document.querySelectorAll(".prompt button:not(:disabled), main .opt:not(.off):not(:disabled), main .free")) {
      if (!seen(el)) continue;
      const key = `button ${el.textContent.trim()}`;
      if (ok.has(key)) continue;
      const why = await trouble(el);
      if (why) bad.set(key, `${name(el)}: ${why}`);
      else ok.add(key);
    }
  };
  const tabs = [...document.querySelectorAll(".seg button[aria-pressed]")].filter(seen);
  const was = tabs.find((tab) => tab.getAttribute("aria-pressed") === "true");
  await look();
  for (const tab of tabs) {
    tab.click();
    await calm();
    await look();
  }
  was?.click();
  await calm();
  const opener = [...document.querySelectorAll(".side-tab")].find(seen);
  if (opener) {
    opener.click();
    await new Promise((done) => setTimeout(done, 250));
    await look();
    opener.click();
    await new Promise((done) => setTimeout(done, 250));
  }
  for (const key of ok) bad.delete(key);
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + SLACK) bad.set("page", `the page is ${page.scrollWidth} wide`);
  return { options: ok.size + bad.size, bad: [...bad.values()] };
}
