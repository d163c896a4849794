/** Sentences for what can be wrong with any input, whatever the game. */
import type { Facts, Fault } from '@shinar/core';
import { nearest } from './nearest.ts';
import type { Words } from './words.ts';

const SENTENCES: Readonly<Record<string, (facts: Facts) => string>> = {
  'not-json': ({ detail }) => (detail === '""' ? 'The text ends too early.' : `This is not JSON from here on: ${detail}.`),
  'not-an-object': ({ got }) => `An object must stand here, not ${got}.`,
  'not-a-list': ({ got }) => `A list must stand here, not ${got}.`,
  'unknown-field': () => 'No field of that name belongs here.',
  'missing-field': () => 'This field is missing.',
  'unknown-format': ({ expected }) => `The format must be "${expected}".`,
  'unknown-name': ({ got, expected }) => `${got} is not known here; ${known(String(got), String(expected).split(' '))}.`,
  'not-in-range': ({ got, least, most }) =>
    least === most ? `It must be ${least}, not ${got}.` : `It must be a whole number from ${least} to ${most}, not ${got}.`,
  'not-a-number': ({ got }) => `"${got}" must be a name and a number, as in playouts=400.`,
  'no-budget': ({ got }) => `"${got}" needs to know how long to think, as in search:playouts=400 or uct:ms=500.`,
  'wrong-text': ({ got, form }) => `It must be a text of the form ${form}, not ${got}.`,
  'wrong-length': ({ got, expected }) => `The list must have ${expected} entries, not ${got}.`,
  twice: ({ got = 'The same' }) => `${got} stands here twice.`,
  'other-version': ({ got, expected }) => `The record follows version ${got} of the rules; this program knows version ${expected}.`,
  'board-built-in': ({ got }) =>
    `The board "${got}" comes with the game: another may not have its name, and its data must not stand in a record.`,
  'other-game': ({ got, expected }) => `The record is one of ${got}, not of ${expected}.`,
  'other-board': ({ got, expected }) => `The record names the board "${got}", but its data is the board "${expected}".`,
  'one-board-only': ({ got }) => `The game ${got} is played on its own board only.`,
  'road-too-short': () => 'A road joins at least two places.',
  'unknown-place': ({ got }) => `No state has the place ${got}.`,
  'segment-twice': ({ got }) => `The segment ${got} stands in two roads, or twice in one.`,
  'too-many-ways': ({ got, most }) => `More than ${most} ways lead from ${got}.`,
  'not-connected': ({ got }) => `No road leads to ${got} from the first place.`,
  'not-their-turn': ({ got, expected }) => `It is the turn of ${actor(expected)}, not of ${actor(got)}.`,
  'step-too-long': () => 'The step holds more than is asked for here.',
  'step-too-short': () => 'The step holds less than is asked for here.',
  'word-too-many': ({ got }) => `"${got}" is one word too many. (A field that may be left out is given by its name: from=kish.)`,
  'game-over': () => 'The game is over: no step can follow.',
  'game-not-over': () => 'The game is not over yet, so it cannot have a result.',
  'wrong-result': ({ got, expected }) => `The record says ${got}, but the game ended with ${expected}.`,
  'commitment-broken': () => 'The seed is not the one that was committed to before the game.',
  'not-drawn-from-the-seed': () => 'This is not what the committed seed gives for this step.',
};

/** A short list is told whole, of a long one the likeliest. */
function known(got: string, names: readonly string[]): string {
  if (names.length <= 20) return `known are: ${names.join(' ')}`;
  return `of ${names.length} names the nearest are: ${nearest(got.replaceAll('"', ''), names, 4).join(' ')}`;
}

const actor = (by: number | string | undefined): string => (by === 'chance' ? 'chance' : `seat ${by}`);

/** The sentence for a fault: one of these, else the game's own. */
export function faultSentence({ reason, clause, facts = {} }: Fault, words?: Words): string {
  const sentence = SENTENCES[reason];
  if (sentence !== undefined) return sentence(facts);
  return words === undefined ? `${JSON.stringify(facts)}.` : asSentence(words.refusal({ clause: clause ?? '', reason, facts }));
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
