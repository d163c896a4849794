import { writeFileSync } from 'node:fs';
import { GRADES, minePuzzles, PUZZLES_FORMAT, type Puzzles, type Wish } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import type { Step } from '@shinar/core';
import { fromSystem } from '../bad-input.ts';
import { defineCommand } from '../command.ts';
import { Progress, print } from '../output.ts';
import { readNumber, readSeed, SEED } from '../values.ts';

/** After so many games, every grade may have one puzzle more than its share. */
const PATIENCE = 8;
/** So many puzzles may have the same step as their answer. */
const MOST_ALIKE = 2;

export const puzzles = defineCommand({
  name: 'puzzles',
  operand: 'GAME',
  about: 'looks for positions with one clearly best move',
  details: `Bots play games with every number of players in turn, and each position is searched. A step that seems clearly the best is graded by how often the lower
levels of bots miss it, then searched against its rivals in several ways, and at last with a long search. No grade gets more than its share until many games have
been played, and no step is the answer of more than two. The same seed gives the same puzzles. The file is written anew after every game that had one.`,
  options: {
    count: { type: 'string', value: 'K', about: 'how many puzzles (30)' },
    seed: SEED,
    out: { type: 'string', value: 'FILE', about: 'where they go (puzzles.json)' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const count = readNumber(values.count ?? '30', '--count', 1, 1000);
    const seed = readSeed(values.seed);
    const out = values.out ?? 'puzzles.json';
    const [fewest, most] = game.rules.seats;
    const progress = new Progress();
    let found: Puzzles = { format: PUZZLES_FORMAT, game: id, rules: game.rules.version, games: [], puzzles: [] };
    save(out, found);
    for (let k = 0; found.puzzles.length < count; k++) {
      const share = Math.ceil(count / GRADES) + Math.floor(k / PATIENCE);
      const isWanted: Wish['isWanted'] = ({ grade, answer }, already) => {
        const others = [...found.puzzles, ...already];
        const alike = others.filter((puzzle) => isSameStep(puzzle.answer, answer));
        return alike.length < MOST_ALIKE && others.filter((puzzle) => puzzle.grade === grade).length < share;
      };
      const mined = minePuzzles(withBots(game), fewest + (k % (most - fewest + 1)), seed + k, {
        most: count - found.puzzles.length,
        isWanted,
      });
      progress.show(() => `${found.puzzles.length} of ${count} puzzles, ${k + 1} games`);
      if (mined.puzzles.length === 0) continue;
      found = joined(found, mined);
      save(out, found);
    }
    progress.end();
    await print(`${found.puzzles.length} puzzles of ${found.games.length} games in ${out}`);
    return 0;
  },
});

/** Whoever makes it. */
const isSameStep = (one: Step, other: Step): boolean => JSON.stringify({ ...one, by: 0 }) === JSON.stringify({ ...other, by: 0 });

function joined(found: Puzzles, mined: Pick<Puzzles, 'games' | 'puzzles'>): Puzzles {
  const more = mined.puzzles.map((puzzle) => ({ ...puzzle, of: found.games.length }));
  return { ...found, games: [...found.games, ...mined.games], puzzles: [...found.puzzles, ...more] };
}

/** A line a game and a line a puzzle, so that a change can be read; the easy ones first. */
function save(file: string, { games, puzzles: list, ...head }: Puzzles): void {
  const lines = (items: readonly object[]): string => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const start = JSON.stringify(head, undefined, 2).replace(/\n\}$/, '');
  try {
    writeFileSync(
      file,
      `${start},\n  "games": [\n${lines(games)}\n  ],\n  "puzzles": [\n${lines(list.toSorted((a, b) => a.grade - b.grade))}\n  ]\n}\n`,
    );
  } catch (error) {
    throw fromSystem(error, file);
  }
}
