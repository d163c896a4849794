/** Everything that can be wrong with input from outside: a record, a board, a typed move, an option. */
import type { Facts } from '@shinar/core';
import { likely } from './nearest.ts';

function notTheirTurn(got: Facts[string] | undefined, expected: Facts[string] | undefined): string {
  if (expected === 'chance') return `A draw or a dice roll comes next, not a move by seat ${got}.`;
  return got === 'chance'
    ? `It’s seat ${expected}’s turn: there’s nothing to draw or roll.`
    : `It’s seat ${expected}’s turn, not seat ${got}’s.`;
}

export const faults = {
  at: (path: string) => `At ${path}`,
  unknown: 'Something here isn’t valid.',
  'not-json': ({ detail }: Facts) => (detail === '""' ? 'The text ends too early.' : `This isn’t valid JSON from here on: ${detail}.`),
  'not-an-object': ({ got }: Facts) => `Expected an object here, not ${got}.`,
  'not-a-list': ({ got }: Facts) => `Expected a list here, not ${got}.`,
  'unknown-field': (_: Facts) => 'There’s no field with this name.',
  'missing-field': (_: Facts) => 'A required field is missing.',
  'unknown-format': ({ expected }: Facts) => `The format must be “${expected}”.`,
  'unknown-name': (facts: Facts) => `Unknown name: ${facts.got}${likely(facts, { all: '; known names: ', nearest: '; closest: ' })}.`,
  'not-whole': ({ got }: Facts) => `Expected a whole number here, not ${got}.`,
  'not-in-range': ({ got, least, most }: Facts) =>
    least === most ? `Must be ${least}, not ${got}.` : `Must be a whole number from ${least} to ${most}, not ${got}.`,
  'wrong-text': ({ got, form }: Facts) => `Wrong format: ${got}.${form === undefined ? '' : ` It must look like ${form}.`}`,
  'wrong-length': ({ got, expected }: Facts) => `Wrong list length: ${got} instead of ${expected}.`,
  twice: ({ got = 'This' }: Facts) => `${got} appears twice.`,
  'other-version': ({ got, expected }: Facts) =>
    `This game was played under version ${got} of the rules; this app knows version ${expected}.`,
  'board-built-in': ({ got }: Facts) => `“${got}” is a built-in board. Give yours another name, and leave its data out of the file.`,
  'other-game': ({ got, expected }: Facts) => `This is a game of ${got}, not of ${expected}.`,
  'other-board': ({ got, expected }: Facts) => `The file names the board “${got}” but contains the board “${expected}”.`,
  'one-board-only': (_: Facts) => 'This game can only be played on its own board.',
  'road-too-short': (_: Facts) => 'A route must join at least two spaces.',
  'unknown-place': ({ got }: Facts) => `No city-state has a space called ${got}.`,
  'segment-twice': ({ got }: Facts) => `Segment ${got} appears in two routes, or twice in one.`,
  'too-many-ways': ({ got, most }: Facts) => `More than ${most} routes lead out of ${got}.`,
  'not-connected': ({ got }: Facts) => `${got} can’t be reached from the first space.`,
  'too-close': ({ got }: Facts) => `These spaces are too close to each other: ${got}.`,
  'not-their-turn': ({ got, expected }: Facts) => notTheirTurn(got, expected),
  'step-too-long': (_: Facts) => 'This move contains more than was asked for.',
  'step-too-short': (_: Facts) => 'This move contains less than was asked for.',
  'word-too-many': ({ got }: Facts) => `“${got}” is one word too many. Give an optional field by name: from=kish.`,
  'not-a-number': ({ got }: Facts) => `“${got}” must be a name and a number, as in playouts=400.`,
  'no-budget': ({ got }: Facts) => `“${got}” needs to know how long to think, as in search:playouts=400 or uct:ms=500.`,
  'nobody-plans': ({ got }: Facts) => `There’s no planning bot for ${got}.`,
  'game-over': (_: Facts) => 'The game is over: no more moves are possible.',
  'game-not-over': (_: Facts) => 'The game isn’t over yet, so it can’t have a result.',
  'wrong-result': ({ got, expected }: Facts) => `The file says ${got}, but the game ended ${expected}.`,
  'commitment-broken': (_: Facts) => 'The seed doesn’t match the one fixed before the game.',
  'salt-missing': (_: Facts) => 'This device’s salt isn’t among those that were mixed in.',
  'not-drawn-from-the-seed': (_: Facts) => 'This draw doesn’t match the seed.',
};
export type Faults = typeof faults;
