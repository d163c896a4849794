/** The evaluation and the weights of each game: the only place that names them all. */
import type { Game } from '@shinar/core';
import { type Evaluation, readWeights, type Weights, type WeightTable } from '../evaluation.ts';
import { Judge } from '../judge.ts';
import type { SearchSettings } from '../search/settings.ts';
import { afterTheFlood3 } from '../weights/after-the-flood-3.ts';
import { assyria2 } from '../weights/assyria-2.ts';
import { assyria3 } from '../weights/assyria-3.ts';
import { assyria4 } from '../weights/assyria-4.ts';
import { sumeria3 } from '../weights/sumeria-3.ts';
import { sumeria4 } from '../weights/sumeria-4.ts';
import { afterTheFloodEvaluation } from './after-the-flood.ts';
import { assyriaEvaluation } from './assyria.ts';
import { sumeriaEvaluation } from './sumeria.ts';

interface Known {
  readonly evaluation: Evaluation;
  /** By the number of players. */
  readonly weights: Readonly<Record<number, WeightTable>>;
  readonly tuning: Tuning;
}

/** Numbers of a game that were found by measuring: see docs/guide/bots.md. */
export interface Tuning {
  readonly search: SearchSettings;
  /** What the noise of a spec is multiplied with, so that the levels stand about as far apart in every game. */
  readonly slip: number;
}

const KNOWN: Readonly<Record<string, Known>> = {
  sumeria: {
    evaluation: sumeriaEvaluation,
    weights: { 3: sumeria3, 4: sumeria4 },
    tuning: { search: { curiosity: 0.3, breadth: 0.12, others: 0.04, width: 32 }, slip: 1 },
  },
  assyria: {
    evaluation: assyriaEvaluation,
    weights: { 2: assyria2, 3: assyria3, 4: assyria4 },
    tuning: { search: { curiosity: 0.3, breadth: 0.05, others: 0.015, width: 32 }, slip: 0.7 },
  },
  'after-the-flood': {
    evaluation: afterTheFloodEvaluation,
    weights: { 3: afterTheFlood3 },
    tuning: { search: { curiosity: 0.3, breadth: 0.08, others: 0.02, width: 32 }, slip: 1.4 },
  },
};

function knownOf({ rules }: Game): Known {
  const known = KNOWN[rules.id];
  if (known === undefined) throw new Error(`bots: there is no evaluation of ${rules.id}`);
  return known;
}

export const evaluationOf = (game: Game): Evaluation => knownOf(game).evaluation;

export const tuningOf = (game: Game): Tuning => knownOf(game).tuning;

/** Judges positions of that many players, by the weights checked in or by others. */
export function judgeOf(game: Game, players: number, weights?: Weights): Judge {
  const { evaluation, weights: tables } = knownOf(game);
  const table = tables[players];
  if (table === undefined) throw new Error(`bots: there are no weights for ${game.rules.id} with ${players} players`);
  return new Judge(game, evaluation, weights ?? readWeights(evaluation, table), players);
}
