/** The record form: every move is one step. */
import { InputError, MOST_NUMBER, readInteger, readList, readListOf, readName, readObject, type StepBody, type Steps } from '@shinar/core';
import { AREAS, BOXES, PLACES, STOCK } from './board.ts';
import { EMPIRES } from './empires.ts';
import { GOODS, LUXURIES, PAYMENTS } from './goods.ts';
import type { Move, MoveType } from './moves.ts';
import { luxuriesOf } from './phases/points.ts';
import type { AfterTheFlood } from './rules.ts';
import { SEATS } from './state.ts';

const WORKED = [...AREAS, ...BOXES];
const FROM = PLACES.slice(0, STOCK + 1);
const LUXURY_NAMES = LUXURIES.map((good) => GOODS[good]);

/** The fields of a step, required and optional. */
const FIELDS: Record<MoveType, readonly [readonly string[], (readonly string[])?]> = {
  order: [['seats']],
  roll: [['dice']],
  pay: [['with']],
  city: [['at'], ['from']],
  workers: [['spend', 'to', 'count']],
  scribe: [['from', 'to']],
  trade: [['at', 'give', 'get']],
  tool: [[]],
  empire: [['of'], ['at']],
  levy: [['with']],
  equip: [['with']],
  muster: [['armies']],
  invade: [['to']],
  attack: [[]],
  stop: [[]],
  destroy: [['at']],
  reinforce: [['at']],
  repeat: [[]],
  pass: [[]],
  bid: [['with']],
  extend: [['at', 'with']],
  done: [[]],
};
const NAMES = Object.keys(FIELDS) as MoveType[];

function read(body: StepBody, path: string): Move[] {
  const type = NAMES[readName(body.do, `${path}.do`, NAMES)];
  const [required, optional] = FIELDS[type];
  const step = readObject(body, path, ['do', ...required], optional);
  const name = (field: string, names: readonly string[]): number => readName(step[field], `${path}.${field}`, names);
  const number = (field: string): number => readInteger(step[field], `${path}.${field}`, 0, MOST_NUMBER);
  switch (type) {
    case 'order': {
      const [first, second, third] = readListOf(step.seats, `${path}.seats`, SEATS, (seat, at) => readInteger(seat, at, 0, MOST_NUMBER));
      return [{ type, seats: [first, second, third] }];
    }
    case 'roll': {
      const [first, second] = readListOf(step.dice, `${path}.dice`, 2, (die, at) => readInteger(die, at, 0, MOST_NUMBER));
      return [{ type, dice: [first, second] }];
    }
    case 'pay':
      return [{ type, with: name('with', PAYMENTS) }];
    case 'city':
      return [step.from === undefined ? { type, at: name('at', AREAS) } : { type, at: name('at', AREAS), from: name('from', AREAS) }];
    case 'workers':
      return [{ type, spend: name('spend', GOODS), to: name('to', WORKED), count: number('count') }];
    case 'scribe': {
      const to = step.to === PLACES[STOCK] ? STOCK : name('to', WORKED);
      return [{ type, from: name('from', FROM), to }];
    }
    case 'trade':
      return [{ type, at: name('at', AREAS), give: name('give', GOODS), get: name('get', GOODS) }];
    case 'empire':
      return [step.at === undefined ? { type, of: name('of', EMPIRES) } : { type, of: name('of', EMPIRES), at: name('at', AREAS) }];
    case 'levy':
    case 'equip':
    case 'bid':
      return [{ type, with: name('with', GOODS) }];
    case 'muster':
      return [{ type, armies: number('armies') }];
    case 'invade':
      return [{ type, to: name('to', AREAS) }];
    case 'destroy':
    case 'reinforce':
      return [{ type, at: name('at', AREAS) }];
    case 'extend':
      return [{ type, at: name('at', AREAS), with: readLuxuries(step.with, `${path}.with`) }];
    default:
      return [{ type }];
  }
}

/** F14.3: a set of luxuries; none twice. */
function readLuxuries(json: unknown, path: string): number {
  let bits = 0;
  readList(json, path, (item, at) => {
    const bit = 1 << readName(item, at, LUXURY_NAMES);
    if (bits & bit) throw new InputError({ path: at, reason: 'twice', clause: 'F14.3' });
    bits |= bit;
  });
  return bits;
}

function write([move]: readonly Move[]): StepBody {
  const { type } = move;
  switch (type) {
    case 'order':
      return { do: type, seats: [...move.seats] };
    case 'roll':
      return { do: type, dice: [...move.dice] };
    case 'pay':
      return { do: type, with: PAYMENTS[move.with] };
    case 'city':
      return { do: type, at: AREAS[move.at], ...(move.from !== undefined && { from: AREAS[move.from] }) };
    case 'workers':
      return { do: type, spend: GOODS[move.spend], to: PLACES[move.to], count: move.count };
    case 'scribe':
      return { do: type, from: PLACES[move.from], to: PLACES[move.to] };
    case 'trade':
      return { do: type, at: AREAS[move.at], give: GOODS[move.give], get: GOODS[move.get] };
    case 'empire':
      return { do: type, of: EMPIRES[move.of], ...(move.at !== undefined && { at: AREAS[move.at] }) };
    case 'levy':
    case 'equip':
    case 'bid':
      return { do: type, with: GOODS[move.with] };
    case 'muster':
      return { do: type, armies: move.armies };
    case 'invade':
      return { do: type, to: AREAS[move.to] };
    case 'destroy':
    case 'reinforce':
      return { do: type, at: AREAS[move.at] };
    case 'extend':
      return { do: type, at: AREAS[move.at], with: luxuriesOf(move.with).map((good) => GOODS[good]) };
    default:
      return { do: type };
  }
}

export const steps: Steps<AfterTheFlood> = { continues: () => false, read, write };
