const CONTEXT = 4;
const SHOWN = 8;

/** The first place where two texts differ, with the lines before it; undefined if they are equal. */
export function firstDifference(written: string, today: string): string | undefined {
  if (written === today) return undefined;
  const before = written.split('\n');
  const after = today.split('\n');
  let at = 0;
  while (before[at] === after[at]) at++;
  const show = (lines: readonly string[], mark: string, from: number, to: number): string[] =>
    lines.slice(Math.max(0, from), to).map((line, i) => `${String(Math.max(0, from) + i + 1).padStart(5)} ${mark} ${line}`);
  return [
    `line ${at + 1} differs (- written, + today):`,
    ...show(before, ' ', at - CONTEXT, at),
    ...show(before, '-', at, at + SHOWN),
    ...show(after, '+', at, at + SHOWN),
  ].join('\n');
}
