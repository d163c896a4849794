import { TALLY_GROUPS, Tally, type TallyGroup, type TallyRow, tallyCsv } from '@shinar/core';
import { defineCommand } from '../../command.ts';
import { recordTexts } from '../../input.ts';
import { Progress, print, save } from '../../output.ts';
import { referee } from '../../story/referee.ts';
import { readVoice } from '../../values.ts';

const TITLES: Readonly<Record<TallyGroup, string>> = {
  order: 'Who plays first, second and so on',
  opening: 'First moves',
  step: 'Moves played at least once',
  source: 'Points from',
};
/** Lines shown per group; --csv writes them all. */
const SHOWN = 12;

export const stats = defineCommand({
  name: 'stats',
  operand: 'FILE...',
  about: 'shows what wins, over many recorded games',
  details: `For each game and number of players: how often a seat, a first move, a move or a source of points went with a win, with 95% intervals.
By luck alone every seat would win an equal share. Unfinished games don’t count; the command stops at the first game that’s wrong. - is standard input.`,
  options: { csv: { type: 'string', value: 'FILE', about: 'writes everything as a table for other programs' } },
  async run(files, values) {
    const voice = await readVoice();
    const tallies = new Map<string, { game: string; players: number; tally: Tally }>();
    const progress = new Progress();
    let games = 0;
    for (const file of files) {
      for await (const text of recordTexts(file)) {
        const { record, play } = referee(text, file, voice);
        const { game, players } = record;
        const key = `${game} ${players}`;
        const known = tallies.get(key) ?? { game, players, tally: new Tally() };
        tallies.set(key, known);
        known.tally.add(play);
        games++;
        progress.show(() => `${games} games`);
      }
    }
    progress.end();
    for (const { game, players, tally } of tallies.values()) await print(textOf(game, players, tally));
    if (values.csv !== undefined) save(values.csv, tallyCsv([...tallies.values()]));
    return 0;
  },
});

function textOf(game: string, players: number, tally: Tally): string {
  const rows = tally.rows();
  const groups = TALLY_GROUPS.map((group) => [`## ${TITLES[group]}`, table(rows.filter((row) => row.group === group))].join('\n\n'));
  return [`# ${game}, ${players} players, ${tally.games} games (an equal share is ${percent(1 / players)})`, ...groups, ''].join('\n\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function table(rows: readonly TallyRow[]): string {
  const cells = [
    ['what', 'seats', 'wins', '95% interval', 'mean score'],
    ...rows
      .slice(0, SHOWN)
      .map(({ name, seats, share, low, high, points }) => [
        name,
        String(seats),
        percent(share),
        `${percent(low)} to ${percent(high)}`,
        points.toFixed(1),
      ]),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const [head, ...body] = cells;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
