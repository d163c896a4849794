/** The entry of an arena's worker thread: plays the matches it is sent. */
import { parentPort } from 'node:worker_threads';
import { type Outcome, playMatch } from './match.ts';
import type { Match } from './plan.ts';

export type Reply = { readonly outcome: Outcome } | { readonly failure: string };

function reply(match: Match): Reply {
  try {
    return { outcome: playMatch(match) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (match: Match) => parentPort?.postMessage(reply(match)));
