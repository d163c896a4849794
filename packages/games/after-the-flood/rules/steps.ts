/** The record form: every move is one step. */
import {
  InputError,
  listOf,
  nameOf,
  optional,
  optionalIn,
  readByClause,
  readList,
  readListOf,
  readName,
  readNumber,
  readObject,
  requiredIn,
  type StepBody,
  type StepForm,
  type Steps,
  WHOLE,
} from '@shinar/core';
import { AREAS, BOXES, PLACES, STOCK } from './board.ts';
import type { Move, MoveType } from './moves.ts';
import { luxuriesOf } from './phases/points.ts';
import type { Clause } from './rulebook.ts';
import type { AfterTheFlood } from './rules.ts';
import { EMPIRES } from './shared/empires.ts';
import { GOODS, LUXURIES, PAYMENTS } from './shared/goods.ts';
import { SEATS } from './state.ts';

const WORKED = [...AREAS, ...BOXES];
const FROM = PLACES.slice(0, STOCK + 1);
const LUXURY_NAMES = LUXURIES.map((good) => GOODS[good]);

const [AREA, GOOD] = [nameOf(AREAS), nameOf(GOODS)];

/** The clause behind each step, and its fields. */
const FORMS: Record<MoveType, readonly [Clause, StepForm]> = {
  order: ['F3.1', { seats: listOf(WHOLE) }],
  roll: ['F12.2', { dice: listOf(WHOLE) }],
  pay: ['F7.2', { with: nameOf(PAYMENTS) }],
  city: ['F8.1', { at: AREA, from: optional(AREA) }],
  workers: ['F9.1', { spend: GOOD, to: nameOf(WORKED), count: WHOLE }],
  scribe: ['F9.3', { from: nameOf(FROM), to: nameOf([...WORKED, PLACES[STOCK]]) }],
  trade: ['F10.1', { at: AREA, give: GOOD, get: GOOD }],
  tool: ['F10.4', {}],
  empire: ['F11.1', { of: nameOf(EMPIRES), at: optional(AREA) }],
  levy: ['F11.3', { with: GOOD }],
  equip: ['F11.4', { with: GOOD }],
  muster: ['F11.5', { armies: WHOLE }],
  invade: ['F12.1', { to: AREA }],
  attack: ['F12.2', {}],
  stop: ['F12.2', {}],
  destroy: ['F12.4', { at: AREA }],
  reinforce: ['F12.5', { at: AREA }],
  repeat: ['F12.6', {}],
  pass: ['F7.1', {}],
  bid: ['F13.1', { with: GOOD }],
  extend: ['F14.3', { at: AREA, with: listOf(nameOf(LUXURY_NAMES)) }],
  done: ['F7.1', {}],
};
const NAMES = Object.keys(FORMS) as MoveType[];

function read(body: StepBody, path: string): Move[] {
  const type = NAMES[readName(body.do, `${path}.do`, NAMES)];
  const [clause, form] = FORMS[type];
  const step = readObject(body, path, ['do', ...requiredIn(form)], optionalIn(form));
  return readByClause(clause, () => [readMove(type, step, path)]);
}

function readMove(type: MoveType, step: Record<string, unknown>, path: string): Move {
  const name = (field: string, names: readonly string[]): number => readName(step[field], `${path}.${field}`, names);
  const number = (field: string): number => readNumber(step[field], `${path}.${field}`);
  switch (type) {
    case 'order': {
      const [first, second, third] = readListOf(step.seats, `${path}.seats`, SEATS, readNumber);
      return { type, seats: [first, second, third] };
    }
    case 'roll': {
      const [first, second] = readListOf(step.dice, `${path}.dice`, 2, readNumber);
      return { type, dice: [first, second] };
    }
    case 'pay':
      return { type, with: name('with', PAYMENTS) };
    case 'city':
      return step.from === undefined ? { type, at: name('at', AREAS) } : { type, at: name('at', AREAS), from: name('from', AREAS) };
    case 'workers':
      return { type, spend: name('spend', GOODS), to: name('to', WORKED), count: number('count') };
    case 'scribe': {
      const to = step.to === PLACES[STOCK] ? STOCK : name('to', WORKED);
      return { type, from: name('from', FROM), to };
    }
    case 'trade':
      return { type, at: name('at', AREAS), give: name('give', GOODS), get: name('get', GOODS) };
    case 'empire':
      return step.at === undefined ? { type, of: name('of', EMPIRES) } : { type, of: name('of', EMPIRES), at: name('at', AREAS) };
    case 'levy':
    case 'equip':
    case 'bid':
      return { type, with: name('with', GOODS) };
    case 'muster':
      return { type, armies: number('armies') };
    case 'invade':
      return { type, to: name('to', AREAS) };
    case 'destroy':
    case 'reinforce':
      return { type, at: name('at', AREAS) };
    case 'extend':
      return { type, at: name('at', AREAS), with: readLuxuries(step.with, `${path}.with`) };
    default:
      return { type };
  }
}

/** F14.3: a set of luxuries, none twice. */
function readLuxuries(json: unknown, path: string): number {
  let bits = 0;
  readList(json, path, (item, at) => {
    const luxury = readName(item, at, LUXURY_NAMES);
    const bit = 1 << luxury;
    if (bits & bit) throw new InputError({ path: at, reason: 'twice', facts: { got: LUXURY_NAMES[luxury] } });
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

const forms = Object.fromEntries(NAMES.map((name) => [name, FORMS[name][1]]));

export const steps: Steps<AfterTheFlood> = { forms, continues: () => false, read, write };
