/** The worker's side of `fairness.ts`. */
import { measureFairness, serveWebWorker, type Under } from '@shinar/bots';
import { findGame } from '@shinar/catalogue/load';
import type { FairnessRequest } from './fairness.ts';

/** Milliseconds between two reports. */
const EVERY = 200;

async function measure({ game: id, boardData, players, games }: FairnessRequest, { tell }: Under): Promise<void> {
  const game = await findGame(id, boardData);
  let last = Number.NEGATIVE_INFINITY;
  for (const fairness of measureFairness(game, players, games, 1)) {
    if (fairness.games < games && performance.now() - last < EVERY) continue;
    last = performance.now();
    tell(fairness);
  }
}

type Scope = Parameters<typeof serveWebWorker<FairnessRequest>>[0];
serveWebWorker<FairnessRequest>(self as unknown as Scope, measure);
