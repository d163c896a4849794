/** What a game tells its bots: how to judge positions, who plays its levels, and anything else worth knowing. */
import type { Game, Tagged } from '@shinar/core';
import type { Evaluation, WeightTable } from './judging/evaluation.ts';
import type { Foresight, Insight, Numbers } from './plan/insight.ts';
import type { Script } from './script.ts';
import type { SearchSettings } from './search/settings.ts';
import type { BotSpec } from './spec.ts';

/** Numbers of a game that were found by measuring: see docs/guide/bots.md. */
export interface Tuning {
  readonly search: SearchSettings;
  /** Multiplies the noise of a spec, so that the levels are about equally far apart in every game. */
  readonly slip: number;
}

/** How positions are judged. */
export interface Sense {
  readonly evaluation: Evaluation;
  /** By the number of players. */
  readonly weights: Readonly<Record<number, WeightTable>>;
  readonly tuning: Tuning;
}

/** What planners know about a game: its numbers, what they see by them, and what they foresee. */
export interface Plans {
  readonly numbers: Numbers;
  insightOf(numbers: Numbers): Insight;
  readonly foresight: Foresight;
}

/** The styles of play that games may offer. */
export type StyleName = 'builder' | 'trader' | 'warrior' | 'courtier';

/** A style of play: multipliers for the numbers of a game's plans or, without plans, for the weights of its features. */
export type Style = Readonly<Record<string, number>>;

export interface Room extends Sense {
  /** Only for games with planners. */
  readonly plans?: Plans;
  /** Who plays the levels, if not the usual bots. */
  readonly levels?: readonly BotSpec[];
  /** Styles of play by name. */
  readonly styles?: Readonly<Partial<Record<StyleName, Style>>>;
  /** Players with fixed rules, by name: a new one for every seat. */
  readonly scripts?: Readonly<Record<string, () => Script>>;
  /** What people overlook, by name: the features that then don't count. */
  readonly oversights?: Readonly<Record<string, readonly string[]>>;
  /** Each level's share of the wins against the one below, over all numbers of players measured (docs/guide/bots.md); if it won every game, as if it had played two more and won one of them. */
  readonly measured?: readonly number[];
  /** The regions of its board, where boards differ, and the one that an event brought something from: see `measureFairness`. */
  regions?(game: Game): readonly string[];
  regionOf?(game: Game, event: Tagged): string | undefined;
  /** By generation, how positions used to be judged. These never change: `king@1` stays what it was. */
  readonly earlier: Readonly<Record<number, Sense>>;
}

/** A game with its bot room. */
export interface BotGame extends Game {
  readonly bot: Room;
}
