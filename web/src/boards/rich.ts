/** Words with tokens between asterisks, and arrows: "2*wood* -> *gold*". */
import { ARROW, type Rich, type TokenGlyph } from "@/cards/face";

export function rich(said: string, token: (name: string, n: number) => TokenGlyph): Rich {
  return said.split(/(\d?\*\w+\*|->)/).flatMap((part): Rich => {
    const found = /^(\d?)\*(\w+)\*$/.exec(part);
    if (part === "->") return [ARROW];
    if (found) return [token(found[2]!, Number(found[1] || 1))];
    return part.trim() ? [part.trim()] : [];
  });
}
