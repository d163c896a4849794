/** Puzzles as data: the games they come from, and the step in each at which somebody is asked. */
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
  /** Which of the games, and the index of the step that is asked for. */
  readonly of: number;
  readonly step: number;
  readonly answer: Step;
  /** The next best step, and what the answer has more, where points show it. */
  readonly second: Step;
  readonly gain?: Gain;
  /** What it is about, in a word of the game's themes. */
  readonly theme: string;
  /** From 1, which nearly all bots find, to 5. */
  readonly grade: number;
  /** What the mover can expect of the win after the answer and after the next best step, in percent. */
  readonly percent: number;
  readonly next: number;
}

export interface Puzzles {
  readonly format: typeof PUZZLES_FORMAT;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  /** As far as they are needed. */
  readonly games: readonly { readonly players: number; readonly steps: readonly Step[] }[];
  readonly puzzles: readonly Puzzle[];
}

/**
 * Those who play the games: strong enough for sound positions, weak enough for things to be left on the table, and different from game to game,
 * or one with little chance would be played the same way over and over.
 */
const NOISES = [0.01, 0.03, 0.06] as const;
/** The same of players that plan, in points. */
const SLIPS = [1, 3, 6] as const;
const castOf = (game: BotGame, seed: number): readonly BotSpec[] =>
  planned(game) === undefined
    ? [
        { player: 'search', playouts: 60 },
        { player: 'greedy', noise: NOISES[seed % NOISES.length]! },
      ]
    : [{ player: 'planner' }, { player: 'planner', slip: SLIPS[seed % SLIPS.length]! }];
/** At most so many of one game, and so many steps apart. */
const MOST_OF_A_GAME = 4;
const APART = 6;

export interface Wish {
  /** How many puzzles, at most. */
  readonly most: number;
  /** Whether a puzzle may ask in such a position; everywhere, unless told. */
  isAsked?(state: StateBase): boolean;
  themeOf(state: StateBase, move: Tagged): string;
  /** Whether such a one is wanted besides those that the game has given already: asked before it is graded, which takes long. */
  isOpen(puzzle: Pick<Puzzle, 'answer' | 'theme'>, already: readonly Puzzle[]): boolean;
  /** The same of its grade, before it is searched deeply. */
  isWanted(puzzle: Pick<Puzzle, 'grade'>, already: readonly Puzzle[]): boolean;
}

/** Plays one game and answers the puzzles found in it. */
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

/** Tenths of points are more than enough for words. */
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

/** Reads the outer form; what the steps say is for the game's own reader. */
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
