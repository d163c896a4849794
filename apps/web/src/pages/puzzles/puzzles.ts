/** The puzzles that come with the app, and which of them is today's. */
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

/** The same everywhere on a day of Greenwich: the games in turn. */
export const dailyGame = (time: number): GameId => GAME_IDS[dayOf(time) % GAME_IDS.length]!;

/** Its puzzles one after the other, so that none comes again before all have come. */
export const dailyNumber = (time: number, { puzzles: all }: Puzzles): number => Math.floor(dayOf(time) / GAME_IDS.length) % all.length;

/** The steps of the game that a puzzle comes from, up to where somebody is asked. */
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

/** The themes of some puzzles, in the usual order; what a later version calls otherwise is left out. */
export const themesIn = ({ puzzles: all }: Puzzles): Theme[] => THEMES.filter((theme) => all.some((puzzle) => puzzle.theme === theme));
