/** Ways to choose a move without knowing the game. */
import { type Code, type Dice, type GameTypes, kindOf, type MoveList, type Rules } from '@shinar/core';

/** Chooses one of the codes in `list` for the seat to act; never called for chance. */
export type Chooser<G extends GameTypes = GameTypes> = (rules: Rules<G>, state: G['state'], list: MoveList, dice: Dice) => Code;

/** Every legal move is equally likely. */
export const randomChooser: Chooser = (_rules, _state, list, dice) => list.codes[dice.below(list.length)]!;

const KINDS = 16;
const SCALE = 1 << 16;
/** One choice in this many is uniform, so that a rare move whose kind is common gets its chance too. */
const STRAY = 8;

/**
 * Prefers kinds of moves that were rare in the games it has chosen for so far. That reaches corners of the rules that uniform choice does not, and
 * postpones ending, as the kinds that end a turn are the most common. It has a memory, so make one per run of one game. Games still end: no move
 * is ever ruled out, and kinds that keep a turn going lose weight with every use.
 */
export function livelyChooser(): Chooser {
  const played = new Float64Array(KINDS);
  const weights = new Float64Array(KINDS);
  return (rules, state, list, dice) => {
    weighKinds(list, played, weights);
    const code = dice.below(STRAY) === 0 ? randomChooser(rules, state, list, dice) : drawByKind(list, weights, dice);
    played[kindOf(code)]!++;
    return code;
  };
}

/** Weighs each playable kind by the inverse square of how often it has been played; the rarest weighs SCALE. */
function weighKinds(list: MoveList, played: Float64Array, weights: Float64Array): void {
  weights.fill(0);
  let rarest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < list.length; i++) rarest = Math.min(rarest, played[kindOf(list.codes[i]!)]! + 1);
  for (let i = 0; i < list.length; i++) {
    const kind = kindOf(list.codes[i]!);
    weights[kind] = Math.max(1, Math.floor(SCALE * (rarest / (played[kind]! + 1)) ** 2));
  }
}

/** Draws a kind by weight, then one of its moves uniformly. */
function drawByKind(list: MoveList, weights: Float64Array, dice: Dice): Code {
  let left = dice.below(weights.reduce((sum, weight) => sum + weight, 0));
  const kind = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  let count = 0;
  for (let i = 0; i < list.length; i++) if (kindOf(list.codes[i]!) === kind) count++;
  let index = dice.below(count);
  for (let i = 0; i < list.length; i++) if (kindOf(list.codes[i]!) === kind && index-- === 0) return list.codes[i]!;
  throw new Error(`livelyChooser: no move of kind ${kind}`);
}

/** The choosers by name, made afresh for each run of games. */
export const CHOOSERS = { random: () => randomChooser, lively: livelyChooser } as const satisfies Record<string, () => Chooser>;
