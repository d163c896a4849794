/** Puzzles as data: the games they come from, and the step asked for in each. */
import {
  CHANCE,
  type Code,
  InputError,
  NOBODY,
  Play,
  readInteger,
  readList,
  readObject,
  SeededDice,
  type StateBase,
  type Step,
  type Tagged,
} from '@shinar/core';
import { createBot } from '../bot.ts';
import type { Gain } from '../outlook.ts';
import type { BotGame } from '../room.ts';
import { planned } from '../rooms.ts';
import type { BotSpec } from '../spec.ts';
import { positionsOf } from './positions.ts';
import { GRADES, PuzzleFinder } from './puzzle.ts';

export const PUZZLES_FORMAT = 'shinar-puzzles/2';

export interface Puzzle {
  /** Which game, and the index of the step asked for. */
  readonly of: number;
  readonly step: number;
  readonly answer: Step;
  /** The next best step, and what the answer gains over it, if points show it. */
  readonly second: Step;
  readonly gain?: Gain;
  /** One of the game's themes. */
  readonly theme: string;
  /** From 1, which nearly all bots find, to 5. */
  readonly grade: number;
  /** The mover's expected share of the win after the answer and after the next best step, in percent. */
  readonly percent: number;
  readonly next: number;
}

export interface Puzzles {
  readonly format: typeof PUZZLES_FORMAT;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  /** Only as many steps as the puzzles need. */
  readonly games: readonly { readonly players: number; readonly steps: readonly Step[] }[];
  readonly puzzles: readonly Puzzle[];
}

/**
 * The noise of the bots that play the games: strong enough for sound positions, weak enough to leave something on the table, and different from
 * game to game, because a game with little chance would otherwise go the same way every time.
 */
const NOISES = [0.01, 0.03, 0.06] as const;
/** The same for planners, in points. */
const SLIPS = [1, 3, 6] as const;
const castOf = (game: BotGame, seed: number): readonly BotSpec[] =>
  planned(game) === undefined
    ? [
        { player: 'search', playouts: 60 },
        { player: 'greedy', noise: NOISES[seed % NOISES.length]! },
      ]
    : [{ player: 'planner' }, { player: 'planner', slip: SLIPS[seed % SLIPS.length]! }];
/** At most this many from one game, and at least this many steps apart. */
const MOST_OF_A_GAME = 4;
const APART = 6;

export interface Wish {
  /** The maximum number of puzzles. */
  readonly most: number;
  /** Whether a puzzle may ask in such a position; everywhere, unless told. */
  isAsked?(state: StateBase): boolean;
  themeOf(state: StateBase, move: Tagged): string;
  /** Whether such a puzzle is still wanted after those already found; asked before grading, which takes long. */
  isOpen(puzzle: Pick<Puzzle, 'answer' | 'theme'>, already: readonly Puzzle[]): boolean;
  /** The same for its grade, asked before the deep search. */
  isWanted(puzzle: Pick<Puzzle, 'grade'>, already: readonly Puzzle[]): boolean;
}

/** Plays one game and returns the puzzles found in it. */
export function minePuzzles(game: BotGame, players: number, seed: number, wish: Wish): Pick<Puzzles, 'games' | 'puzzles'> {
  const steps = playedGame(game, players, seed);
  const finder = new PuzzleFinder(game, players);
  const puzzles: Puzzle[] = [];
  for (const [step, { state, actor }] of positionsOf(game, { players, steps }).steps.entries()) {
    if (puzzles.length === Math.min(wish.most, MOST_OF_A_GAME)) break;
    if (actor === CHANCE || wish.isAsked?.(state) === false || step < (puzzles.at(-1)?.step ?? -APART) + APART) continue;
    const puzzle = puzzleAt(finder, game, state, wish, puzzles);
    if (puzzle !== undefined) puzzles.push({ of: 0, step, ...puzzle });
  }
  const last = puzzles.at(-1)?.step;
  return { games: last === undefined ? [] : [{ players, steps: steps.slice(0, last) }], puzzles };
}

function puzzleAt(
  finder: PuzzleFinder,
  game: BotGame,
  state: StateBase,
  { themeOf, isOpen, isWanted }: Wish,
  already: readonly Puzzle[],
): Omit<Puzzle, 'of' | 'step'> | undefined {
  const sight = finder.look(state);
  if (sight === undefined) return undefined;
  const stepOf = (code: Code): Step => ({ by: game.rules.actor(state), ...game.steps.write([game.rules.decode(code)]) });
  const answer = stepOf(sight.best);
  const theme = themeOf(state, game.rules.decode(sight.best));
  if (!isOpen({ answer, theme }, already)) return undefined;
  const compared = finder.compare(state, sight);
  if (compared === undefined) return undefined;
  const grade = finder.grade(state, sight.best);
  if (!isWanted({ grade }, already)) return undefined;
  const solution = finder.solve(state, compared);
  if (solution === undefined) return undefined;
  const { second, gain, share, next } = solution;
  const percent = (part: number): number => Math.round(part * 100);
  return {
    answer,
    second: stepOf(second),
    ...(gain && { gain: rounded(gain) }),
    theme,
    grade,
    percent: percent(share),
    next: percent(next),
  };
}

/** Tenths of points are precise enough for words. */
function rounded({ points, reasons, rival }: Gain): Gain {
  const tenths = (number: number): number => Math.round(number * 10) / 10;
  return { points: tenths(points), reasons: reasons.map((each) => ({ ...each, points: tenths(each.points) })), rival: tenths(rival) };
}

function playedGame(game: BotGame, players: number, seed: number): readonly Step[] {
  const { rules } = game;
  const play = new Play(game, players);
  const dice = new SeededDice(seed);
  const bots = Array.from({ length: players }, (_, seat) =>
    createBot(game, castOf(game, seed)[(seat + seed) % 2]!, { players, seed: seed + seat }),
  );
  for (let actor = rules.actor(play.state); actor !== NOBODY; actor = rules.actor(play.state)) {
    if (actor === CHANCE) play.chance(dice);
    else play.move(bots[actor]!.choose(play.state));
  }
  return play.steps;
}

/** Reads the outer form; the game's own reader checks the steps. */
export function checkPuzzles(json: unknown): Puzzles {
  const given = readObject(json, 'puzzles', ['format', 'game', 'rules', 'games', 'puzzles']);
  if (given.format !== PUZZLES_FORMAT)
    throw new InputError({ path: 'format', reason: 'unknown-format', facts: { expected: PUZZLES_FORMAT } });
  const games = readList(given.games, 'games', (one, path) => readObject(one, path, ['players', 'steps']));
  readList(given.puzzles, 'puzzles', (one, path) => {
    const puzzle = readObject(one, path, ['of', 'step', 'answer', 'second', 'theme', 'grade', 'percent', 'next'], ['gain']);
    readInteger(puzzle.of, `${path}.of`, 0, games.length - 1);
    readInteger(puzzle.step, `${path}.step`, 0, 10_000);
    readInteger(puzzle.grade, `${path}.grade`, 1, GRADES);
  });
  return given as unknown as Puzzles;
}
