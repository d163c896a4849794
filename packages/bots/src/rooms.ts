/** Looks things up in a game's bot room. */
import { InputError, readName } from '@shinar/core';
import { type Evaluation, readWeights, type Weights } from './judging/evaluation.ts';
import { Judge } from './judging/judge.ts';
import { USUAL } from './levels.ts';
import type { BotGame, Plans, Sense, Style, Tuning } from './room.ts';
import type { Script } from './script.ts';
import type { BotSpec } from './spec.ts';

/** How positions are judged: now, or in an earlier generation. */
function senseOf(game: BotGame, generation: number | undefined): Sense {
  const sense = generation === undefined ? game.bot : game.bot.earlier[generation];
  if (sense === undefined) throw new Error(`bots: ${game.rules.id} has no generation ${generation}`);
  return sense;
}

export const evaluationOf = (game: BotGame): Evaluation => game.bot.evaluation;

export const tuningOf = (game: BotGame, generation?: number): Tuning => senseOf(game, generation).tuning;

/** What beginners overlook in a game. */
export const oversightsOf = (game: BotGame): readonly (readonly string[])[] => Object.values(game.bot.oversights ?? {});

const PLAIN: Style = {};

/** A style by name; without one, the game's normal play. */
export function styleOf({ bot: { styles = {} } }: BotGame, name: string | undefined): Style {
  if (name === undefined) return PLAIN;
  const names = Object.keys(styles);
  return Object.values(styles)[readName(name, 'style', names)]!;
}

/** Judges positions with that many players, by the weights checked in or the ones given, in the given style. */
export function judgeOf(game: BotGame, players: number, weights?: Weights, generation?: number, style: Style = PLAIN): Judge {
  const { evaluation, weights: tables } = senseOf(game, generation);
  const table = tables[players];
  if (table === undefined) throw new Error(`bots: there are no weights for ${game.rules.id} with ${players} players`);
  const { win, points } = weights ?? readWeights(evaluation, table);
  const { features } = evaluation;
  const styled = win.map((weight, i) => weight * (style[features[i % features.length]!] ?? 1));
  return new Judge(game, evaluation, { win: styled, points }, players);
}

/** A spec resolved for a game: a level becomes the game's own player for it. */
export function specIn(game: BotGame, spec: BotSpec): BotSpec {
  if (spec.player !== 'level') return spec;
  const own = (game.bot.levels ?? USUAL)[(spec.level ?? 0) - 1];
  if (own === undefined) throw new Error(`bots: there is no level ${spec.level}`);
  const { player: _, level: __, ...numbers } = spec;
  return { ...own, ...numbers };
}

/** The game's plans, if it has any. */
export const planned = (game: BotGame): Plans | undefined => game.bot.plans;

export function plansOf(game: BotGame): Plans {
  const plans = planned(game);
  if (plans === undefined) throw new InputError({ path: 'planner', reason: 'nobody-plans', facts: { got: game.rules.id } });
  return plans;
}

/** A player with fixed rules, for one seat. */
export function scriptOf(game: BotGame, name: string): Script {
  const { scripts = {} } = game.bot;
  readName(name, 'script', Object.keys(scripts));
  return scripts[name]!();
}
