/** How fair a board is, measured by bots in a worker of their own. */
import { Cancelled, type Fairness, WorkerHost } from '@shinar/bots';
import { openScript } from './open-script.ts';

export interface FairnessRequest {
  readonly type: 'fairness';
  readonly game: string;
  readonly boardData: unknown;
  readonly players: number;
  readonly games: number;
}

const open = openScript<FairnessRequest>(() => new Worker(new URL('./fairness-worker.ts', import.meta.url), { type: 'module' }));

/** Tells of what is known after some games, and in the end of all; answers how to stop it. */
export function measureBoard(
  request: Omit<FairnessRequest, 'type'>,
  told: (fairness: Fairness) => void,
  failed: (error: Error) => void,
): () => void {
  const host = new WorkerHost(open);
  host
    .ask({ ...request, type: 'fairness' }, { progress: (fairness) => told(fairness as Fairness) })
    .catch((error: Error) => !(error instanceof Cancelled) && failed(error))
    .finally(() => host.close());
  return () => host.close();
}
