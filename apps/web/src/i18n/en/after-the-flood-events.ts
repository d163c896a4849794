import type { Event } from '@shinar/after-the-flood';
import type { Saying } from '../../games/after-the-flood/said.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('en');
const workers = (count: number): string => n(count, { one: '1 worker', other: `${count} workers` });
const armies = (count: number): string => n(count, { one: '1 army', other: `${count} armies` });
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });

export const events: Record<Event['type'], Saying> = {
  orderDrawn: ({ names }) => `Order of play: ${names}`,
  orderSet: ({ names }) => `New order of play: ${names}`,
  turnBegan: ({ turn }) => `Turn ${turn} begins`,
  turnEnded: ({ turn }) => `Turn ${turn} ends: armies and available workers go back`,
  produced: ({ who, count, good, yes }) => `${who} gets ${count} ${good}${yes ? ' from Ur' : ''}`,
  workersReady: ({ who, count }) => `${who}: ${n(count, { one: '1 more worker', other: `${count} more workers` })} available`,
  declined: ({ who, count, to }) => `${who} loses ${workers(count)}: ${to}`,
  paid: ({ who, good }) => `${who} pays for an action: ${good}`,
  cityBuilt: ({ who, area }) => `${who} builds a city in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} moves the city of ${from} to ${area}`,
  workerGranted: ({ who, area, to }) => `${area} gives ${who} a worker: ${to}`,
  workersPlaced: ({ who, good, count, to }) => `${who} spends ${good} and places ${workers(count)}: ${to}`,
  scribeUsed: ({ who, from, to }) => `${who} uses a scribe: ${from} → ${to}`,
  traded: ({ who, good, get, area, yes }) => `${who} trades ${good} for ${get} in ${area}${yes ? ', by Sippar’s right' : ''}`,
  toolMade: ({ who }) => `${who} makes tools of a metal`,
  empireStarted: ({ who, empire, area, armies: count }) => `${who} starts the empire of ${empire} in ${area} with ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} spends ${good} and calls ${armies(count)}`,
  equipped: ({ who, good }) => `${who} spends ${good} on equipment`,
  ranked: ({ names }) => `Equipment, best first: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} takes ${workers(count)} off the board: ${area}`,
  startFailed: ({ who, area }) => `The empire of ${who} fails before ${area}`,
  mustered: ({ who, area, armies: count }) => `${who} places ${armies(count)} in ${area}`,
  invaded: ({ who, area, defenders }) => `${who} invades ${area}${defenders > 0 ? ` against ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, yes }) => `${who} rolls ${dice.join(' + ')}, needs ${need}: ${yes ? 'a hit' : 'a miss'}`,
  armyLost: ({ who, area, yes }) => `${who} loses an army ${yes ? 'defending' : 'attacking'} ${area}`,
  areaTaken: ({ who, area }) => `${who} takes ${area}`,
  attackPressed: ({ who, area }) => `${who} attacks ${area} again`,
  attackStopped: ({ who, area }) => `${who} stops attacking ${area}`,
  reinforced: ({ who, area }) => `${who} reinforces ${area}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} destroys ${other}’s city in ${area} for ${armies(count)}`,
  repeated: ({ who }) => `${who} pays an army to expand again`,
  passed: ({ who }) => `${who} passes`,
  actionDone: ({ who }) => `${who} ends the action`,
  levyDone: ({ who }) => `${who} calls no more armies`,
  equipDone: ({ who }) => `${who} is equipped`,
  bidDone: ({ who }) => `${who} closes the pass box`,
  extendingDone: ({ who }) => `${who} extends no more cities`,
  goodBid: ({ who, good }) => `${who} puts ${good} on the pass box`,
  areasScored: ({ who, count, points: won }) => `${who}: ${n(count, { one: '1 area', other: `${count} areas` })} held, ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who}: Nippur, ${n(count, { one: '1 Sumerian area', other: `${count} Sumerian areas` })}, ${points(won)}`,
  cityExtended: ({ who, area, goods: with_, points: won }) => `${who} extends ${area} with ${with_}: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} has most workers: ${to}, ${points(won)}`,
  gameEnded: ({ who }) => `The game is over: ${who} wins`,
};
