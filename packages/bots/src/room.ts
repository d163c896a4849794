/** What a game tells its bots: how positions are judged, who plays its levels, and anything else worth knowing. */
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

/** What players that plan know of a game: its numbers, what they see by them, and what they foresee. */
export interface Plans {
  readonly numbers: Numbers;
  insightOf(numbers: Numbers): Insight;
  readonly foresight: Foresight;
}

/** Ways to play that games may have. */
export type StyleName = 'builder' | 'trader' | 'warrior' | 'courtier';

/** A way to play: what the numbers of a game's plans are multiplied with, or else the weights of its features. */
export type Style = Readonly<Record<string, number>>;

export interface Room extends Sense {
  /** If there is such knowledge. */
  readonly plans?: Plans;
  /** Who plays the levels, if not the usual ones. */
  readonly levels?: readonly BotSpec[];
  /** Ways to play, by name. */
  readonly styles?: Readonly<Partial<Record<StyleName, Style>>>;
  /** Players by fixed rules, by name: one for every seat. */
  readonly scripts?: Readonly<Record<string, () => Script>>;
  /** What people overlook, by name: the features that count for nothing then. */
  readonly oversights?: Readonly<Record<string, readonly string[]>>;
  /** Shares of the wins of each level against the one below, over all numbers of players that were measured (docs/guide/bots.md); where all were won, as if one more had been won and one lost. */
  readonly measured?: readonly number[];
  /** The parts of its board, where boards differ, and the one that an event brought something from: see `measureFairness`. */
  regions?(game: Game): readonly string[];
  regionOf?(game: Game, event: Tagged): string | undefined;
  /** By generation, how positions used to be judged. These never change: `king@1` stays what it was. */
  readonly earlier: Readonly<Record<number, Sense>>;
}

/** A game with what its bots know of it. */
export interface BotGame extends Game {
  readonly bot: Room;
}
