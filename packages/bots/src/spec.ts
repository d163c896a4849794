/** Who plays, as text for commands and tables: `random`, `greedy:noise=0.02`, `search:playouts=900+ms=500`, `planner`, `script`, `king`, `5`, `king@1`, `search@1:ms=50`, `king~warrior`. */
import { InputError, readInteger, readName, readObject } from '@shinar/core';
import { GENERATIONS, LEVELS, levelIndex } from './levels.ts';

export const PLAYERS = ['random', 'greedy', 'search', 'uct', 'planner'] as const;

/** Players that judge positions, and judged them differently in earlier generations. */
const JUDGING = ['greedy', 'search'] as const;

export interface BotSpec {
  /** One of PLAYERS, a level of the game, or one of its scripts. */
  readonly player: (typeof PLAYERS)[number] | 'level' | 'script';
  /** Level: which one, from 1. Script: its name. */
  readonly level?: number;
  readonly script?: string;
  /** Greedy, search, planner and levels: one of the game's styles, see `Room`. */
  readonly style?: string;
  /** Greedy and search: judges as this generation did instead of as today. */
  readonly generation?: number;
  /** Greedy: see `Slips`; the same number means the same in every game, see `Tuning`. */
  readonly noise?: number;
  readonly worst?: number;
  /** Search, uct and planner: the budget per step, unless the step comes with one. A planner without a budget plays at first sight. */
  readonly playouts?: number;
  readonly ms?: number;
  /** Search: replaces the game's own, see `SearchSettings`. */
  readonly curiosity?: number;
  readonly breadth?: number;
  readonly others?: number;
  readonly width?: number;
  /** Planner: see `PlannerSettings`. Greedy: how many things it overlooks at a time. */
  readonly slip?: number;
  readonly blind?: number;
}

const NUMBERS = ['noise', 'worst', 'playouts', 'ms', 'curiosity', 'breadth', 'others', 'width', 'slip', 'blind'];
/** Whole numbers; the others may be fractions. */
const COUNTS = ['playouts', 'ms', 'width', 'blind'];
const MOST = 1e9;
const FORM = /^([a-z0-9-]+)(?:@([0-9]+))?(?:~([a-z]+))?(?::(.+))?$/;
const SCRIPT = /^script(-[a-z]+)*$/;

/** Whether it must have a budget, and whether it can. */
const needsBudget = ({ player }: BotSpec): boolean => player === 'search' || player === 'uct';
export const searches = (spec: BotSpec): boolean => needsBudget(spec) || (spec.player === 'planner' && spec.playouts !== undefined);

/** A level by name or number, one from an earlier generation, a script, or a player with its numbers; `path` says where it came from. */
export function readSpec(text: string, path: string): BotSpec {
  const [, name = '', generation, style, numbers] = FORM.exec(text) ?? [];
  const given = Object.fromEntries((numbers?.split('+') ?? []).map((part) => readNumber(part, path)));
  readObject(given, path, [], NUMBERS);
  const spec: BotSpec = { ...baseOf(name, generation, path), ...(style !== undefined && { style }), ...given };
  if (needsBudget(spec) && spec.playouts === undefined && spec.ms === undefined)
    throw new InputError({ path, reason: 'no-budget', facts: { got: text } });
  return spec;
}

function baseOf(name: string, generation: string | undefined, path: string): BotSpec {
  const level = levelIndex(name);
  if (generation !== undefined) {
    readName(generation, path, Object.keys(GENERATIONS));
    if (level >= 0) return GENERATIONS[generation]![level]!;
    readName(name, path, [...JUDGING, ...LEVELS.map((known) => known.name)]);
    return { player: name as BotSpec['player'], generation: Number(generation) };
  }
  if (level >= 0) return { player: 'level', level: level + 1 };
  if (SCRIPT.test(name)) return { player: 'script', script: name };
  readName(name, path, [...PLAYERS, ...LEVELS.map((known) => known.name)]);
  return { player: name as BotSpec['player'] };
}

function readNumber(part: string, path: string): [string, number] {
  const [name = '', value = ''] = part.split('=');
  if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) throw new InputError({ path, reason: 'not-a-number', facts: { got: part } });
  return [name, COUNTS.includes(name) ? readInteger(Number(value), `${path}.${name}`, 1, MOST) : Number(value)];
}
