/** The evaluation and the weights of each game: the only place that names them all. */
import type { Game } from '@shinar/core';
import { type Evaluation, readWeights, type Weights, type WeightTable } from '../evaluation.ts';
import { Judge } from '../judge.ts';
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
}

const KNOWN: Readonly<Record<string, Known>> = {
  sumeria: { evaluation: sumeriaEvaluation, weights: { 3: sumeria3, 4: sumeria4 } },
  assyria: { evaluation: assyriaEvaluation, weights: { 2: assyria2, 3: assyria3, 4: assyria4 } },
  'after-the-flood': { evaluation: afterTheFloodEvaluation, weights: { 3: afterTheFlood3 } },
};

function knownOf({ rules }: Game): Known {
  const known = KNOWN[rules.id];
  if (known === undefined) throw new Error(`bots: there is no evaluation of ${rules.id}`);
  return known;
}

export const evaluationOf = (game: Game): Evaluation => knownOf(game).evaluation;

/** Judges positions of that many players, by the weights checked in or by others. */
export function judgeOf(game: Game, players: number, weights?: Weights): Judge {
  const { evaluation, weights: tables } = knownOf(game);
  const table = tables[players];
  if (table === undefined) throw new Error(`bots: there are no weights for ${game.rules.id} with ${players} players`);
  return new Judge(game, evaluation, weights ?? readWeights(evaluation, table), players);
}
