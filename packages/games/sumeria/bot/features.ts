/** The features of Sumeria's evaluation, in order. */
import { inGroups } from '@shinar/bots';
import { STATES } from '../rules/index.ts';
import { ROWS } from './round.ts';

const byPosition = (name: string): string[] => Array.from({ length: STATES }, (_, position) => `${name}-${position + 1}`);

export const { features, groups } = inGroups(
  ['constant', 'constant'],
  ['points', 'points'],
  ['sets', 'tiles', 'largest-set', 'sets-to-grow'],
  ['round', 'round-as-it-stands', 'round-if-2-rises', 'round-if-3-rises', 'round-if-4-rises'],
  ['reserve', 'reserve'],
  ['tempo', 'turns-left', 'order'],
  ['states', 'cities', 'villages', 'states-entered', ...byPosition('control'), ...byPosition('second'), ...byPosition('lead')],
);

/** How many there are, and where each part of them begins: the tiles are first. */
export const COUNT = features.length;
export const ROUND = 5;
export const SEAT = ROUND + ROWS;
export const CONTROL = COUNT - STATES * 3;
export const SECOND = CONTROL + STATES;
export const LEAD = SECOND + STATES;
