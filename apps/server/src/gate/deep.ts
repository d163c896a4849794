/** Deeper than any message of ours. */
const DEEPEST = 32;
/** Brackets, and strings, in which brackets are just text. */
const BRACKETS = /"(?:[^"\\]|\\.)*"?|[[\]{}]/gs;

/** Whether a JSON text is nested so deeply that parsing it would only waste time. */
export function isDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(BRACKETS)) {
    if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}
