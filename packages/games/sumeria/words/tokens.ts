/** The places of a board by number, as in the rules, and as tokens. */

import type { Token } from '@shinar/words';
import type { BoardData } from '../rules/index.ts';

export type PlaceKind = 'city' | 'town' | 'village';

export interface Place {
  readonly name: string;
  readonly state: number;
  readonly kind: PlaceKind;
  readonly token: Token;
}

export function placesOf({ states }: BoardData): Place[] {
  return states.flatMap(({ city, towns, villages }, state) => [
    { name: city, state, kind: 'city' as const, token: placeToken(city) },
    ...towns.map((name) => ({ name, state, kind: 'town' as const, token: placeToken(name) })),
    ...villages.map((name) => ({ name, state, kind: 'village' as const, token: placeToken(name) })),
  ]);
}

const placeToken = (name: string): Token => `place:${name}`;
/** The influence tile in a slot of `above`. */
export const tileToken = (slot: number): Token => `tile:${slot}`;
export const REMOVE: Token = 'action:remove';

export const nameIn = (token: Token): string => token.slice(token.indexOf(':') + 1);
export const kindIn = (token: Token): string => token.slice(0, token.indexOf(':'));
