/** The places of a board by number, as the rules count them, and as tokens. */
import type { BoardData } from '@shinar/sumeria';
import type { Token } from '../../table/picks.ts';

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
export const tileToken = (kind: string): Token => `tile:${kind}`;
export const REMOVE: Token = 'action:remove';

export const nameIn = (token: Token): string => token.slice(token.indexOf(':') + 1);
export const kindIn = (token: Token): string => token.slice(0, token.indexOf(':'));

/** Where the tiles of the first, second and third state of the row lie in `above`. */
export const SLOTS = [[0, 1, 2], [3, 4], [5]] as const;
