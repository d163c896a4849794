/** More than anything has that is said to us. */
const DEEPEST = 32;
/** What opens and closes, and strings, in which brackets are words. */
const BRACKETS = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** Whether lists and objects of a JSON text lie so deep within each other that reading it would take long for nothing. */
export function isDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(BRACKETS)) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}
