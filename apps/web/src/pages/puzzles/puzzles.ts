/** The puzzles that come with the app, and which one is today's. */
import { checkPuzzles, type Puzzle, type Puzzles } from '@shinar/bots';
import { GAME_IDS, type GameId, manifestOf } from '@shinar/catalogue';
import { COLOURS } from '@shinar/table';
import { NAMES, THEMES, type Theme } from '@shinar/teach';
import { ofEachGame } from '../../base/games/index.ts';
import { hashOf } from '../../base/routes/routes.ts';
import type { Quiz } from '../../table/quiz/quiz-table.ts';

export const puzzles = ofEachGame(async (game) => checkPuzzles(await (await manifestOf(game).teaching()).puzzles()));

/** In addresses puzzles are counted from 1, as on the page. */
export const addressOf = (game: GameId, number: number, step?: number): string =>
  hashOf({ page: 'puzzles', game, number: number + 1, step });

const DAY = 24 * 60 * 60 * 1000;
export const dayOf = (time: number): number => Math.floor(time / DAY);

/** The games take turns; the same everywhere on a UTC day. */
export const dailyGame = (time: number): GameId => GAME_IDS[dayOf(time) % GAME_IDS.length]!;

/** The puzzles one after another, so that none repeats before all have come up. */
export const dailyNumber = (time: number, { puzzles: all }: Puzzles): number => Math.floor(dayOf(time) / GAME_IDS.length) % all.length;

/** The steps of a puzzle's game, up to the position asked about. */
export const stepsBefore = ({ games }: Puzzles, { of, step }: Puzzle) => ({
  players: games[of]!.players,
  steps: games[of]!.steps.slice(0, step),
});

export function quizOf(all: Puzzles, number: number): Quiz {
  const puzzle = all.puzzles[number]!;
  const { players, steps } = stepsBefore(all, puzzle);
  const seats = NAMES.slice(0, players).map((name, seat) => ({ name, colour: COLOURS[seat]! }));
  const { answer, second, gain, percent, next } = puzzle;
  const id = `${all.game}-puzzle-${number}`;
  return { id, seats, before: steps, answer, second: { step: second, behind: (percent - next) / 100, gain } };
}

/** The themes of some puzzles, in the usual order; leaves out themes unknown to this version. */
export const themesIn = ({ puzzles: all }: Puzzles): Theme[] => THEMES.filter((theme) => all.some((puzzle) => puzzle.theme === theme));
