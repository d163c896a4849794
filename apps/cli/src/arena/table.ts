import type { Standing } from './standing.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const COLUMNS: readonly (readonly [string, (standing: Standing) => string])[] = [
  ['bot', ({ bot }) => bot],
  ['games', ({ games }) => String(games)],
  ['seats', ({ seats }) => percent(seats)],
  ['wins', ({ wins }) => percent(wins)],
  ['95% interval', ({ low, high }) => `${percent(low)} to ${percent(high)}`],
  ['mean score', ({ meanScore }) => meanScore.toFixed(1)],
  ['skill', ({ skill, doubt }) => `${skill.toFixed(1)} ± ${(2 * doubt).toFixed(1)}`],
  ['ms a move', ({ msPerMove }) => msPerMove.toFixed(1)],
  ['longest ms', ({ longest }) => String(longest)],
  ['by processor', ({ busiest }) => String(busiest)],
  ['faults', ({ faults }) => String(faults)],
];

/** As Markdown, ready to paste into the guide. */
export function standingsTable(standings: readonly Standing[]): string {
  const columns = COLUMNS.filter(([head]) => head !== 'faults' || standings.some(({ faults }) => faults > 0));
  const rows = [columns.map(([head]) => head), ...standings.map((standing) => columns.map(([, cell]) => cell(standing)))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
