/** The results as a self-contained page. */
import type { Standing } from './standing.ts';
import { standingsTable } from './table.ts';

const WIDTH = 640;
const LEFT = 170;
const ROW = 34;
const BINS = 24;
const COLOURS = ['#2a4d8f', '#a2582a', '#3f7a4a', '#8a3b62', '#6b6a2f', '#4a6d7c'];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const x = (share: number): number => LEFT + share * (WIDTH - LEFT - 60);

export function arenaPage(title: string, standings: readonly Standing[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #2b2621; background: #faf6ee }
svg { display: block; width: 100%; max-width: 50rem; height: auto } text { font: 12px system-ui, sans-serif; fill: #2b2621 }
pre { overflow-x: auto; background: #f1e9da; padding: 1rem }
</style>
<h1>${escaped(title)}</h1>
<pre>${escaped(standingsTable(standings))}</pre>
<h2>Share of the wins, with 95% intervals</h2>
${winsPlot(standings)}
<h2>Skill, with two standard deviations</h2>
${skillPlot(standings)}
<h2>Final scores</h2>
${scoresPlot(standings)}
</html>
`;
}

const svg = (height: number, label: string, content: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${label}">${content}</svg>`;

function rows(standings: readonly Standing[], row: (standing: Standing, y: number, colour: string) => string): string {
  return standings
    .map((standing, i) => {
      const y = i * ROW + ROW / 2;
      return `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escaped(standing.bot)}</text>${row(standing, y, COLOURS[i % COLOURS.length]!)}`;
    })
    .join('\n');
}

const span = (from: number, to: number, y: number): string =>
  `<line x1="${from}" x2="${to}" y1="${y}" y2="${y}" stroke="#2b2621" stroke-width="2"/>`;

function winsPlot(standings: readonly Standing[]): string {
  const bars = rows(
    standings,
    ({ wins, low, high }, y, colour) =>
      `<rect x="${LEFT}" y="${y - 9}" width="${x(wins) - LEFT}" height="18" fill="${colour}"/>${span(x(low), x(high), y)}<text x="${x(high) + 6}" y="${y + 4}">${(wins * 100).toFixed(1)}%</text>`,
  );
  return svg(standings.length * ROW, 'share of the wins', bars);
}

function skillPlot(standings: readonly Standing[]): string {
  const least = Math.min(...standings.map(({ skill, doubt }) => skill - 2 * doubt));
  const most = Math.max(...standings.map(({ skill, doubt }) => skill + 2 * doubt));
  const at = (skill: number): number => x((skill - least) / (most - least || 1));
  const dots = rows(
    standings,
    ({ skill, doubt }, y, colour) =>
      `${span(at(skill - 2 * doubt), at(skill + 2 * doubt), y)}<circle cx="${at(skill)}" cy="${y}" r="6" fill="${colour}"/><text x="${at(skill)}" y="${y - 8}" text-anchor="middle">${skill.toFixed(1)}</text>`,
  );
  return svg(standings.length * ROW, 'skill', dots);
}

function scoresPlot(standings: readonly Standing[]): string {
  const all = standings.flatMap(({ scores }) => scores);
  const least = Math.min(...all);
  const width = Math.max(1, (Math.max(...all) - least + 1) / BINS);
  const height = 150;
  const lines = standings.map(({ bot, scores }, i) => {
    const bins = Array.from({ length: BINS }, (_, bin) => scores.filter((score) => Math.floor((score - least) / width) === bin).length);
    const top = Math.max(...bins);
    const points = bins.map((count, bin) => `${x((bin + 0.5) / BINS)},${height - (count / top) * (height - 20)}`).join(' ');
    const colour = COLOURS[i % COLOURS.length]!;
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/><text x="4" y="${20 + i * 16}" style="fill:${colour}">${escaped(bot)}</text>`;
  });
  const marks = [0, 0.5, 1].map(
    (part) => `<text x="${x(part)}" y="${height + 16}" text-anchor="middle">${Math.round(least + part * BINS * width)}</text>`,
  );
  return svg(height + 24, 'final scores', [...lines, ...marks].join('\n'));
}
