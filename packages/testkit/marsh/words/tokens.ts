/** What can be pointed at in Marsh. */
import type { Token } from '@shinar/words';
import { POOL_NAMES } from '../rules/board.ts';

export const poolToken = (pool: number): Token => `pool:${POOL_NAMES[pool]}`;
export const poolIn = (token: Token): number => POOL_NAMES.findIndex((name) => token === `pool:${name}`);
export const CUT_TOKEN: Token = 'action:cut';
export const REST_TOKEN: Token = 'action:rest';
