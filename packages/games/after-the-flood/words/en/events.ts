import { pluralOf } from '@shinar/words';
import type { Sentences, Told } from '../said.ts';
import { at, empireOf, the } from './names.ts';

const n = pluralOf('en');
const workers = (count: number): string => n(count, { one: '1 worker', other: `${count} workers` });
const armies = (count: number): string => n(count, { one: '1 army', other: `${count} armies` });
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });

export const events: Sentences<Told> = {
  orderDrawn: ({ names }) => `Order of play: ${names}`,
  orderSet: ({ names }) => `New order of play: ${names}`,
  turnBegan: ({ turn }) => `Turn ${turn} begins`,
  turnEnded: ({ turn }) => `Turn ${turn} ends: armies and available workers are taken back`,
  produced: ({ who, goods, ur }) => `${who} gets ${goods}${ur ? ' (Ur)' : ''}`,
  workersReady: ({ who, count }) => `${who} gets ${n(count, { one: '1 more worker', other: `${count} more workers` })}`,
  declined: ({ who, count, to }) => `${who} loses ${workers(count)} (${to})`,
  paid: ({ who, good }) => `${who} pays ${good} to act`,
  cityBuilt: ({ who, area }) => `${who} builds a city in ${area}`,
  cityMoved: ({ who, from, area }) => `${who} moves a city from ${from} to ${area}`,
  workerGranted: ({ who, area, to }) => `${area} gives ${who} a worker (${to})`,
  workersPlaced: ({ who, good, count, to }) => `${who} spends ${good} and places ${workers(count)} ${at(to)}`,
  scribeUsed: ({ who, from, to }) => `${who} uses a scribe: ${from} → ${to}`,
  traded: ({ who, good, get, area, sippar }) => `${who} trades ${good} for ${get} ${at(area)}${sippar ? ' (Sippar bonus)' : ''}`,
  toolMade: ({ who }) => `${who} turns a metal into a tool`,
  empireStarted: ({ who, empire, area, armies: count }) =>
    `${who} starts ${empireOf(empire)}${area === empire ? '' : ` ${at(area)}`} with ${armies(count)}`,
  levied: ({ who, good, armies: count }) => `${who} spends ${good} on ${armies(count)}`,
  equipped: ({ who, good }) => `${who} spends ${good} on equipment`,
  ranked: ({ names }) => `Equipment, best first: ${names}`,
  homeLeft: ({ who, area, count }) => `${who} takes ${workers(count)} back from ${the(area)}`,
  startFailed: ({ who, area }) => `${who}’s empire fails to take ${the(area)}`,
  mustered: ({ who, area, armies: count }) => `${who} places ${armies(count)} ${at(area)}`,
  invaded: ({ who, area, defenders }) => `${who} invades ${the(area)}${defenders > 0 ? ` against ${armies(defenders)}` : ''}`,
  rolled: ({ who, dice, need, hit }) => `${who} rolls ${dice[0] + dice[1]} (${dice.join(' + ')}), needs ${need}: ${hit ? 'hit' : 'miss'}`,
  armyLost: ({ who, area, defending }) => `${who} loses an army ${defending ? 'defending' : 'attacking'} ${the(area)}`,
  areaTaken: ({ who, area }) => `${who} takes ${the(area)}`,
  attackPressed: ({ who, area }) => `${who} attacks ${the(area)} again`,
  attackStopped: ({ who, area }) => `${who} stops attacking ${the(area)}`,
  reinforced: ({ who, area }) => `${who} reinforces ${the(area)}`,
  cityDestroyed: ({ who, other, area, armies: count }) => `${who} destroys ${other}’s city in ${area} for ${armies(count)}`,
  repeated: ({ who }) => `${who} pays an army to expand again`,
  passed: ({ who }) => `${who} passes`,
  actionDone: ({ who }) => `${who} finishes the action`,
  levyDone: ({ who }) => `${who} buys no more armies`,
  equipDone: ({ who }) => `${who} finishes equipping`,
  bidDone: ({ who }) => `${who} finishes the bid`,
  extendingDone: ({ who }) => `${who} extends no more cities`,
  goodBid: ({ who, good }) => `${who} bids ${good}`,
  areasScored: ({ who, count, points: won }) => `${who} holds ${n(count, { one: '1 area', other: `${count} areas` })}: ${points(won)}`,
  nippurScored: ({ who, count, points: won }) =>
    `${who} gets the Nippur bonus for ${n(count, { one: '1 Sumerian area', other: `${count} Sumerian areas` })}: ${points(won)}`,
  cityExtended: ({ who, area, goods: with_, points: won }) => `${who} extends ${area} with ${with_}: ${points(won)}`,
  majorityScored: ({ who, to, points: won }) => `${who} has the most workers ${at(to)}: ${points(won)}`,
  gameEnded: ({ who }) => `The game is over: ${who} wins!`,
};
