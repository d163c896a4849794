import { GRADES, minePuzzles, PUZZLES_FORMAT, type Puzzle, type Puzzles, type Wish } from '@shinar/bots';
import { manifests } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import type { Step } from '@shinar/core';
import { defineCommand } from '../../command.ts';
import { Progress, print, save } from '../../output.ts';
import { readNumber, readSeed, SEED } from '../../values.ts';
import { appendMined, readMined } from './mined.ts';

/** The largest fraction of the puzzles that the start of a game, and any other theme, may take. */
const AT_THE_START = 1 / 4;
const OF_A_THEME = 2 / 5;
/** Every so many games, each grade and each theme except the start may have one puzzle more than its share. */
const PATIENCE = 8;
/** How many puzzles may share the same answer. */
const MOST_ALIKE = 2;

export const puzzles = defineCommand({
  name: 'puzzles',
  operand: 'GAME',
  about: 'looks for positions with one clearly best move',
  details: `Bots play games with every number of players in turn, and each position is searched. A step that seems clearly the best is graded by how often the lower
levels of bots miss it, then searched against its rivals in several ways, and at last with a long search. No grade and no theme gets more than its share until many
games have been played, the start of a game never more than a quarter, and no step is the answer of more than two. The same seed gives the same puzzles. The file
is written anew after every game that had one. With --results, what each game gave is kept there: a run that was cut goes on from it, and files of several seeds can be
put together.`,
  options: {
    count: { type: 'string', value: 'K', about: 'how many puzzles (30)' },
    seed: SEED,
    results: { type: 'string', value: 'FILE', about: 'keeps what each game gave, one a line' },
    out: { type: 'string', value: 'FILE', about: 'where they go (puzzles.json)' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const count = readNumber(values.count ?? '30', '--count', 1, 1000);
    const seed = readSeed(values.seed);
    const out = values.out ?? 'puzzles.json';
    const [fewest, most] = game.rules.seats;
    const progress = new Progress();
    const none: Puzzles = { format: PUZZLES_FORMAT, game: id, rules: game.rules.version, games: [], puzzles: [] };
    const themes = await (await manifests.find((each) => each.id === id)!.teaching()).themes();
    const known = values.results === undefined ? [] : readMined(values.results).filter(({ mined }) => mined.game === id);
    let found = none;
    const wishNow = (k: number): Wish => ({ ...themes, ...wishFor(count, k, found.puzzles), most: count - found.puzzles.length });
    known.forEach(({ mined }, k) => {
      found = joined(found, wanted(mined, wishNow(k)));
    });
    savePuzzles(out, found);
    const seeds = new Set(known.map((each) => each.seed));
    for (let k = 0; found.puzzles.length < count; k++) {
      if (seeds.has(seed + k)) continue;
      const mined = minePuzzles(withBots(game), fewest + (k % (most - fewest + 1)), seed + k, wishNow(seeds.size));
      seeds.add(seed + k);
      progress.show(() => `${found.puzzles.length} of ${count} puzzles, ${seeds.size} games`);
      if (values.results !== undefined) appendMined(values.results, { seed: seed + k, mined: { ...none, ...mined } });
      if (mined.puzzles.length === 0) continue;
      found = joined(found, mined);
      savePuzzles(out, found);
    }
    progress.end();
    await print(`${found.puzzles.length} puzzles of ${found.games.length} games in ${out}`);
    return 0;
  },
});

/** What is wanted from game `k`, besides the puzzles already found. */
function wishFor(count: number, k: number, found: readonly Puzzle[]): Pick<Wish, 'isOpen' | 'isWanted'> {
  const more = Math.floor(k / PATIENCE);
  const share = (theme: string): number => (theme === 'start' ? Math.floor(count * AT_THE_START) : Math.ceil(count * OF_A_THEME) + more);
  return {
    isOpen({ answer, theme }, already) {
      const others = [...found, ...already];
      const alike = others.filter((puzzle) => isSameStep(puzzle.answer, answer));
      return alike.length < MOST_ALIKE && others.filter((puzzle) => puzzle.theme === theme).length < share(theme);
    },
    isWanted: ({ grade }, already) =>
      [...found, ...already].filter((puzzle) => puzzle.grade === grade).length < Math.ceil(count / GRADES) + more,
  };
}

/** Of the puzzles of a game, those still wanted. */
function wanted({ games, puzzles: list }: Puzzles, { most, isOpen, isWanted }: Wish): Pick<Puzzles, 'games' | 'puzzles'> {
  const kept: Puzzle[] = [];
  for (const puzzle of list) if (kept.length < most && isOpen(puzzle, kept) && isWanted(puzzle, kept)) kept.push(puzzle);
  return { games: kept.length === 0 ? [] : games, puzzles: kept };
}

/** Whoever makes it. */
const isSameStep = (one: Step, other: Step): boolean => JSON.stringify({ ...one, by: 0 }) === JSON.stringify({ ...other, by: 0 });

function joined(found: Puzzles, mined: Pick<Puzzles, 'games' | 'puzzles'>): Puzzles {
  const more = mined.puzzles.map((puzzle) => ({ ...puzzle, of: found.games.length + puzzle.of }));
  return { ...found, games: [...found.games, ...mined.games], puzzles: [...found.puzzles, ...more] };
}

/** One line per game and one per puzzle, so that diffs can be read; easy ones first. */
function savePuzzles(file: string, { games, puzzles: list, ...head }: Puzzles): void {
  const lines = (items: readonly object[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const start = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  save(
    file,
    `${start},\n  "games": [\n${lines(games)}\n  ],\n  "puzzles": [\n${lines(list.toSorted((a, b) => a.grade - b.grade))}\n  ]\n}\n`,
  );
}
