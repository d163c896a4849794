import { isDeepStrictEqual } from 'node:util';
import type { Code, Game, GameTypes } from '@shinar/core';
import { broken } from './law.ts';

/** What a game hands to the laws. */
export interface Subject<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  /** The numbers of players to test. */
  readonly players: readonly number[];
  /** Every conceivable move with this many players: all that is ever legal, and all that looks as if it could be. */
  everyMove(players: number): Iterable<G['move']>;
  /** What is wrong with the count of pieces, cards, goods or tiles; undefined if none is lost or made up. */
  conserved?(state: G['state']): string | undefined;
  /** What is wrong with the numbers that a state keeps for speed; undefined if all follow from the others. */
  recomputed?(state: G['state']): string | undefined;
  /** No game has more moves than this. */
  readonly longest?: number;
}

/** Moves by their codes. `complete` if these are all there can be. */
export interface Conceivable<G extends GameTypes = GameTypes> {
  readonly moves: Map<Code, G['move']>;
  readonly complete: boolean;
}

/** The subject's own list of moves, each checked to survive encoding and decoding. */
export function conceive<G extends GameTypes>({ game, everyMove }: Subject<G>, players: number): Conceivable<G> {
  const moves = new Map<Code, G['move']>();
  for (const move of everyMove(players)) {
    const code = game.rules.encode(move);
    const back = game.rules.decode(code);
    if (!isCode(code) || !isDeepStrictEqual(back, move)) {
      broken('encode and decode are inverse', `${JSON.stringify(move)} has code ${code}, which is ${JSON.stringify(back)}`);
    }
    moves.set(code, move);
  }
  return { moves, complete: true };
}

const isCode = (code: Code): boolean => Number.isInteger(code) && code >= 0 && code <= 0x7fffffff;
