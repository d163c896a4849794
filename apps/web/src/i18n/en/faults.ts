/** What can be wrong with a record or a board from outside. */
import type { Facts } from '@shinar/core';

const actor = (by: number | string | undefined): string => (by === 'chance' ? 'chance' : `seat ${by}`);

export const faults = {
  at: (path: string) => `At ${path}`,
  unknown: 'This is not as it should be.',
  'not-json': (_: Facts) => 'This is not JSON.',
  'not-an-object': ({ got }: Facts) => `An object must stand here, not ${got}.`,
  'not-a-list': ({ got }: Facts) => `A list must stand here, not ${got}.`,
  'unknown-field': (_: Facts) => 'No field of that name belongs here.',
  'missing-field': (_: Facts) => 'This field is missing.',
  'unknown-format': ({ expected }: Facts) => `The format must be “${expected}”.`,
  'unknown-name': ({ got }: Facts) => `${got} is not known here.`,
  'not-in-range': ({ got, least, most }: Facts) => `It must be a whole number from ${least} to ${most}, not ${got}.`,
  'wrong-text': ({ got }: Facts) => `This text does not have the right form: ${got}.`,
  'wrong-length': ({ got, expected }: Facts) => `The list must have ${expected} entries, not ${got}.`,
  twice: ({ got = '' }: Facts) => `This stands here twice: ${got}.`,
  'other-version': ({ got, expected }: Facts) => `The record follows version ${got} of the rules; this program knows version ${expected}.`,
  'board-built-in': ({ got }: Facts) => `The board “${got}” comes with the game: another may not have its name.`,
  'other-game': ({ got, expected }: Facts) => `The record is one of ${got}, not of ${expected}.`,
  'other-board': ({ got, expected }: Facts) => `The record names the board “${got}”, but its data is the board “${expected}”.`,
  'one-board-only': (_: Facts) => 'This game is played on its own board only.',
  'road-too-short': (_: Facts) => 'A road joins at least two places.',
  'unknown-place': ({ got }: Facts) => `No state has the place ${got}.`,
  'segment-twice': ({ got }: Facts) => `The segment ${got} stands in two roads, or twice in one.`,
  'too-many-ways': ({ got, most }: Facts) => `More than ${most} ways lead from ${got}.`,
  'not-connected': ({ got }: Facts) => `No road leads to ${got} from the first place.`,
  'not-their-turn': ({ got, expected }: Facts) => `It is the turn of ${actor(expected)}, not of ${actor(got)}.`,
  'step-too-long': (_: Facts) => 'The step holds more than is asked for here.',
  'step-too-short': (_: Facts) => 'The step holds less than is asked for here.',
  'game-over': (_: Facts) => 'The game is over: no step can follow.',
  'game-not-over': (_: Facts) => 'The game is not over yet, so it cannot have a result.',
  'wrong-result': ({ got, expected }: Facts) => `The record says ${got}, but the game ended with ${expected}.`,
  'commitment-broken': (_: Facts) => 'The seed is not the one that was committed to before the game.',
  'salt-missing': (_: Facts) => 'The salt of this device is not among those that were mixed in.',
  'not-drawn-from-the-seed': (_: Facts) => 'This is not what the committed seed gives for this step.',
};
