/** What can be pointed at in After the Flood: places, goods, empires, counts and deeds. */

import type { Token } from '@shinar/words';
import { type AREAS, EMPIRES, GOODS, PLACES, type SUMER } from '../rules/index.ts';

const DEEDS = [
  'city',
  'moveCity',
  'scribe',
  'trade',
  'tool',
  'invade',
  'destroy',
  'reinforce',
  'attack',
  'stop',
  'repeat',
  'extend',
  'pass',
  'done',
] as const;
export type Deed = (typeof DEEDS)[number];
export type PlaceName = (typeof PLACES)[number];
export type GoodName = (typeof GOODS)[number];
export type EmpireName = (typeof EMPIRES)[number];
export type AreaName = (typeof AREAS)[number];
export type SumerName = (typeof SUMER)[number];

/** A place of the map, a box or one of its used sides, or the available workers. */
export const placeToken = (place: number): Token => `place:${PLACES[place]}`;
/** A good in hand. */
export const goodToken = (good: number): Token => `good:${GOODS[good]}`;
/** A good on offer in the area that was picked. */
export const getToken = (good: number): Token => `get:${GOODS[good]}`;
export const empireToken = (empire: number): Token => `empire:${EMPIRES[empire]}`;
export const countToken = (count: number): Token => `count:${count}`;
export const deedToken = (deed: Deed): Token => `do:${deed}`;
/** The available armies. */
export const ARMY_TOKEN: Token = 'army:available';

const kindOf = (token: Token): string => token.slice(0, token.indexOf(':'));
const nameOf = (token: Token): string => token.slice(token.indexOf(':') + 1);

const indexIn = (names: readonly string[], kind: string, token: Token): number | undefined => {
  const index = kindOf(token) === kind ? names.indexOf(nameOf(token)) : -1;
  return index < 0 ? undefined : index;
};

export const placeIn = (token: Token): number | undefined => indexIn(PLACES, 'place', token);
export const goodIn = (token: Token): number | undefined => indexIn(GOODS, 'good', token);
export const getIn = (token: Token): number | undefined => indexIn(GOODS, 'get', token);
export const empireIn = (token: Token): number | undefined => indexIn(EMPIRES, 'empire', token);
export const countIn = (token: Token): number | undefined => (kindOf(token) === 'count' ? Number(nameOf(token)) : undefined);
export const deedIn = (token: Token): Deed | undefined => DEEDS.find((deed) => token === deedToken(deed));

/** The index of the first token of a kind. */
export const firstOf = (read: (token: Token) => number | undefined, tokens: readonly Token[]): number | undefined => {
  for (const token of tokens) {
    const index = read(token);
    if (index !== undefined) return index;
  }
  return undefined;
};

/** The board draws the map, the boxes and the hand; everything else is a button: deeds, empires, counts and goods to get. */
export const drawn = (token: Token): boolean => ['place', 'good', 'army'].includes(kindOf(token));

/** F11.4: how equipment is ranked. */
export const RANKS = ['A', 'B', 'C'] as const;
