/** The clauses of a rules page: its list items that begin with an id, as in `- **S1.1** ...` or `- **SX2** ...`. */

const ITEM = /^\s*[-*] (?:\*\*)?([A-Z]+\d+(?:\.\d+)*)\b/gm;
const ID = /\b[A-Z]+\d+(?:\.\d+)*\b/g;
/** Ids at the head of a title: `S5.2 ...`, `S5.2, S5.3 ...`, `S5.2 and S5.3 ...`. */
const HEAD = /^[A-Z]+\d+(?:\.\d+)*(?:(?:, | and |, and | )[A-Z]+\d+(?:\.\d+)*)*(?=[\s:,]|$)/;

export function clausesOf(page: string): string[] {
  return Array.from(page.matchAll(ITEM), (match) => match[1]!);
}

/** The clauses that a title begins with: the ones the test proves. */
export function provenBy(title: string): string[] {
  return HEAD.exec(title)?.[0].match(ID) ?? [];
}

/** All clauses that a title names. */
export function namedBy(title: string): string[] {
  return title.match(ID) ?? [];
}

/** `S5` of `S5.2`: a title may name a whole section, but that proves none of its clauses. */
export function sectionOf(clause: string): string {
  return clause.slice(0, Math.max(clause.indexOf('.'), 0)) || clause;
}

/** `S` of `S5.2` and of `SX1`. */
export const letterOf = (clause: string): string => clause.charAt(0);
