/** Records made wrong on purpose, by the kind of small change that people, programs and networks make. */
import type { Dice } from '@shinar/core';

type Json = null | boolean | number | string | Json[] | { [field: string]: Json };
type Fields = { [field: string]: Json };

const NUMBERS = [-1, 0, 1, 2, 7, 255, 512, 2 ** 31, 2 ** 53, 0.5, -0.5, 1e300];
const TEXTS = ['', ' ', '0', '1', 'chance', 'nothing', '__proto__', 'constructor', '\u0000', '🦆', 'x'.repeat(5000)];
const OTHERS = [null, true, false, [], [[]], [null], [0, 0], {}, { length: 1 }];
const HOSTILE: readonly Json[] = [...NUMBERS, ...TEXTS, ...OTHERS];
const NAMES = ['extra', '__proto__', 'toString', 'by', 'do', 'at', 'length', ''];

type Mutation = (record: Fields, steps: Json[], dice: Dice) => void;

const oneOf = <T>(list: readonly T[], dice: Dice): T => list[dice.below(list.length)]!;
const hostile = (dice: Dice): Json => structuredClone(oneOf(HOSTILE, dice));

const MUTATIONS: readonly Mutation[] = [
  function dropStep(_, steps, dice) {
    steps.splice(dice.below(steps.length), 1 + dice.below(2));
  },
  function doubleStep(_, steps, dice) {
    const at = dice.below(steps.length);
    steps.splice(at, 0, structuredClone(steps[at]!));
  },
  function swapSteps(_, steps, dice) {
    const a = dice.below(steps.length);
    const b = dice.below(2) === 0 ? Math.min(a + 1, steps.length - 1) : dice.below(steps.length);
    [steps[a], steps[b]] = [steps[b]!, steps[a]!];
  },
  function hostileStep(_, steps, dice) {
    steps[dice.below(steps.length)] = hostile(dice);
  },
  function cutShort(_, steps, dice) {
    steps.length = dice.below(steps.length);
  },
  function alterStep(_, steps, dice) {
    alterWithin(oneOf(steps, dice), steps, dice);
  },
  function alterHead(record, steps, dice) {
    const fields = Object.keys(record);
    const field = oneOf(fields, dice);
    if (field !== 'steps') alterField(record, field, steps, dice);
    else record.steps = hostile(dice);
  },
  function alterResult(record, steps, dice) {
    if (record.result) alterWithin(record.result, steps, dice);
  },
  function addField(record, steps, dice) {
    const holder = dice.below(4) === 0 ? record : oneOf(steps, dice);
    if (isFields(holder))
      Object.defineProperty(holder, oneOf(NAMES, dice), { value: hostile(dice), enumerable: true, configurable: true, writable: true });
  },
];

/** The text of a record with one to three changes. */
export function mutate(text: string, dice: Dice): string {
  if (dice.below(16) === 0) return mangle(text, dice);
  const record = JSON.parse(text) as Fields;
  for (let changes = 1 + dice.below(3); changes > 0; changes--) {
    if (Array.isArray(record.steps) && record.steps.length > 0) oneOf(MUTATIONS, dice)(record, record.steps, dice);
  }
  return JSON.stringify(record);
}

/** The JSON of a state with one field changed. */
export function mutateState(state: object, dice: Dice): unknown {
  const json = JSON.parse(JSON.stringify(state)) as Fields;
  alterWithin(json, [], dice);
  return json;
}

/** Damage to the text itself. */
function mangle(text: string, dice: Dice): string {
  const at = dice.below(text.length);
  return dice.below(2) === 0 ? text.slice(0, at) : text.slice(0, at) + oneOf(['"', '}', ',', '9', 'e', '\\'], dice) + text.slice(at + 1);
}

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

function alterWithin(holder: Json, steps: readonly Json[], dice: Dice): void {
  if (!isFields(holder) || Object.keys(holder).length === 0) return;
  alterField(holder, oneOf(Object.keys(holder), dice), steps, dice);
}

function alterField(holder: Fields, field: string, steps: readonly Json[], dice: Dice): void {
  const value = holder[field]!;
  const way = dice.below(5);
  if (way === 0) delete holder[field];
  else if (way === 1) holder[field] = hostile(dice);
  else if (Array.isArray(value) && value.length > 0) alterList(value, dice);
  else if (typeof value === 'number' && way === 2) holder[field] = value + oneOf([-1, 1], dice);
  else holder[field] = borrowed(field, steps, dice) ?? value;
}

function alterList(list: Json[], dice: Dice): void {
  const at = dice.below(list.length);
  const other = dice.below(list.length);
  const way = dice.below(4);
  if (way === 0) list.splice(at, 1);
  else if (way === 1) list.push(list[at]!);
  else if (way === 2) list[at] = hostile(dice);
  else [list[at], list[other]] = [list[other]!, list[at]!];
}

/** What another step has in the same field: well formed, but wrong here. */
function borrowed(field: string, steps: readonly Json[], dice: Dice): Json | undefined {
  const others = steps.filter((step): step is Fields => isFields(step) && Object.hasOwn(step, field));
  return others.length === 0 ? undefined : structuredClone(oneOf(others, dice)[field]!);
}
