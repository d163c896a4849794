/** Who plays, as text for commands and tables: `random`, `greedy`, `greedy:noise=0.02`, `search:playouts=900+ms=500`, `uct:playouts=1000`, `king`, `5`. */
import { InputError, readInteger, readName, readObject } from '@shinar/core';
import { LEVELS } from './levels.ts';

export const PLAYERS = ['random', 'greedy', 'search', 'uct'] as const;

export interface BotSpec {
  readonly player: (typeof PLAYERS)[number];
  /** Greedy: see `Slips`; the same number means as much in every game, see `Tuning`. */
  readonly noise?: number;
  readonly worst?: number;
  /** Search and uct: the budget of a step, unless one is given with the step. */
  readonly playouts?: number;
  readonly ms?: number;
  /** Search: in place of the game's own, see `SearchSettings`. */
  readonly curiosity?: number;
  readonly breadth?: number;
  readonly others?: number;
  readonly width?: number;
}

const NUMBERS = ['noise', 'worst', 'playouts', 'ms', 'curiosity', 'breadth', 'others', 'width'];
/** Those that count something; the others may be parts of one. */
const COUNTS = ['playouts', 'ms', 'width'];
const MOST = 1e9;
const FORM = /^([a-z0-9-]+)(?::(.+))?$/;

/** Whether it needs a budget. */
export const searches = ({ player }: BotSpec): boolean => player === 'search' || player === 'uct';

/** A level by its name or number, or a player with its numbers; `path` names the place it came from. */
export function readSpec(text: string, path: string): BotSpec {
  const [, name = '', numbers] = FORM.exec(text) ?? [];
  const base = LEVELS.find((level) => level.name === name || String(level.level) === name)?.spec;
  if (base === undefined) readName(name, path, [...PLAYERS, ...LEVELS.map((level) => level.name)]);
  const given = Object.fromEntries((numbers?.split('+') ?? []).map((part) => readNumber(part, path)));
  readObject(given, path, [], NUMBERS);
  const spec: BotSpec = { ...(base ?? { player: name as BotSpec['player'] }), ...given };
  if (searches(spec) && spec.playouts === undefined && spec.ms === undefined)
    throw new InputError({ path, reason: 'no-budget', facts: { got: text } });
  return spec;
}

function readNumber(part: string, path: string): [string, number] {
  const [name = '', value = ''] = part.split('=');
  if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) throw new InputError({ path, reason: 'not-a-number', facts: { got: part } });
  return [name, COUNTS.includes(name) ? readInteger(Number(value), `${path}.${name}`, 1, MOST) : Number(value)];
}
