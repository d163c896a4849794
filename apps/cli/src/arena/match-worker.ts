/** The entry of an arena's worker thread: plays the matches it is sent, and leaves at `null`. */
import { parentPort } from 'node:worker_threads';
import { Programs } from '../engine/seats.ts';
import { type Outcome, playMatch } from './match.ts';
import type { Match } from './plan.ts';

export type Reply = { readonly outcome: Outcome } | { readonly failure: string };

const programs = new Programs();

async function reply(match: Match): Promise<Reply> {
  try {
    return { outcome: await playMatch(match, programs) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (match: Match | null) => {
  if (match !== null) return parentPort?.postMessage(await reply(match));
  await programs.leave();
  parentPort?.close();
});
