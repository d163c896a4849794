/** The puzzles that come with the app, and which of them is today's. */
import { checkPuzzles, type Puzzle, type Puzzles } from '@shinar/bots';
import { Loader } from '../app/load.ts';
import { GAME_IDS, type GameId } from '../games/index.ts';

export const puzzles = new Loader<Record<GameId, Puzzles>>({
  sumeria: () => import('./data/sumeria.json').then(({ default: json }) => checkPuzzles(json)),
  assyria: () => import('./data/assyria.json').then(({ default: json }) => checkPuzzles(json)),
  'after-the-flood': () => import('./data/after-the-flood.json').then(({ default: json }) => checkPuzzles(json)),
});

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number): number => Math.floor(time / DAY);

/** The same everywhere on a day of Greenwich: the games in turn. */
export const dailyGame = (time: number): GameId => GAME_IDS[dayOf(time) % GAME_IDS.length]!;

/** Its puzzles one after the other, so that none comes again before all have come. */
export const dailyNumber = (time: number, { puzzles: all }: Puzzles): number => Math.floor(dayOf(time) / GAME_IDS.length) % all.length;

/** The steps of the game that a puzzle comes from, up to where somebody is asked. */
export const stepsBefore = ({ games }: Puzzles, { of, step }: Puzzle) => ({
  players: games[of]!.players,
  steps: games[of]!.steps.slice(0, step),
});
