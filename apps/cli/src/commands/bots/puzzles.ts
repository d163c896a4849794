import { GRADES, minePuzzles, PUZZLES_FORMAT, type Puzzle, type Puzzles, type Wish } from '@shinar/bots';
import { manifests } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import type { Step } from '@shinar/core';
import { defineCommand } from '../../command.ts';
import { Progress, print, save } from '../../output.ts';
import { readNumber, readSeed, SEED } from '../../values.ts';

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
  details: `Bots play games with each number of players in turn, and every position is searched. A move that looks clearly best is graded by how often the weaker
bots miss it, then checked against the other moves in several ways, and finally with a long search. Until many games have been played, no grade or theme gets more than
its share; the start of a game never gets more than a quarter, and no move solves more than two puzzles. The same seed gives the same puzzles. The file is rewritten
after every game that had one.`,
  options: {
    count: { type: 'string', value: 'K', about: 'how many puzzles (30)' },
    seed: SEED,
    out: { type: 'string', value: 'FILE', about: 'the file they go to (puzzles.json)' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const count = readNumber(values.count ?? '30', '--count', 1, 1000);
    const seed = readSeed(values.seed);
    const out = values.out ?? 'puzzles.json';
    const [fewest, most] = game.rules.seats;
    const progress = new Progress();
    let found: Puzzles = { format: PUZZLES_FORMAT, game: id, rules: game.rules.version, games: [], puzzles: [] };
    savePuzzles(out, found);
    const { themeOf } = await (await manifests.find((each) => each.id === id)!.teaching()).themes();
    for (let k = 0; found.puzzles.length < count; k++) {
      const wish = { ...wishFor(count, k, found.puzzles), themeOf, most: count - found.puzzles.length };
      const mined = minePuzzles(withBots(game), fewest + (k % (most - fewest + 1)), seed + k, wish);
      progress.show(() => `${found.puzzles.length} of ${count} puzzles, ${k + 1} games`);
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

/** Compares steps, no matter which seat makes them. */
const isSameStep = (one: Step, other: Step): boolean => JSON.stringify({ ...one, by: 0 }) === JSON.stringify({ ...other, by: 0 });

function joined(found: Puzzles, mined: Pick<Puzzles, 'games' | 'puzzles'>): Puzzles {
  const more = mined.puzzles.map((puzzle) => ({ ...puzzle, of: found.games.length }));
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
