() => {
  // parts that stand one below or beside the other: none may lie over another, nor stick out of what holds them
  const SLACK = 2;
  const GROUPS = { ".oa-site": ":scope > :is(header, .oa-pow, .oa-dens, footer, .why)", ".oa-dens": ":scope > *", ".oa-rival": ":scope > *", ".oa-own": ":scope > *", ".oa-plan": ":scope > :not(.n)", ".oa-oath > div": ":scope > *", ".prompt": ":scope > *", ".opts": ":scope > *", ".oa-banks": ":scope > *", ".oa-dcol": ":scope > *", ".oa-in": ":scope > *" };
  const seen = (el) => {
    const box = el.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && getComputedStyle(el).visibility !== "hidden" && getComputedStyle(el).clipPath === "none";
  };
  const found = [];
  const name = (el) => `${el.tagName.toLowerCase()}.${String(el.className).trim().replace(/\s+/g, ".")} "${el.textContent.trim().slice(0, 24)}"`;
  for (const [group, parts] of Object.entries(GROUPS)) {
    for (const holder of document.querySelectorAll(group)) {
      if (!seen(holder)) continue;
      const all = [...holder.querySelectorAll(parts)].filter(seen);
      const frame = holder.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(holder).overflowY + getComputedStyle(holder).overflowX);
      for (const [i, one] of all.entries()) {
        const a = one.getBoundingClientRect();
        if (!scrolls && (a.bottom > frame.bottom + SLACK || a.right > frame.right + SLACK || a.top < frame.top - SLACK || a.left < frame.left - SLACK) && getComputedStyle(one).position !== "absolute") found.push(`${name(one)} sticks out of ${name(holder)}`);
        for (const other of all.slice(i + 1)) {
          const b = other.getBoundingClientRect();
          if ([one, other].some((el) => getComputedStyle(el).position === "absolute")) continue;
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (wide > SLACK && high > SLACK) found.push(`${name(one)} lies over ${name(other)}`);
        }
      }
    }
  }
  return found;
}
