/** Worker threads that play matches; one whose match fails is replaced. */
import { WorkerHost } from '@shinar/bots';
import { openThread } from '@shinar/bots/node';
import type { Outcome } from './match.ts';
import type { Match } from './plan.ts';

/** A match to play, or the order to let the programs go. */
export type Work = { readonly match: Match } | 'leave';
export type Reply = { readonly outcome: Outcome } | { readonly failure: string };

const open = openThread<Work>(new URL('./match-worker.ts', import.meta.url));

/** Plays all matches, `jobs` at a time, and reports each as it ends. */
export async function playAll(matches: readonly Match[], jobs: number, told: (match: Match, reply: Reply) => void): Promise<void> {
  const waiting = matches.values();
  await Promise.all(
    Array.from({ length: Math.min(jobs, matches.length) }, async () => {
      const host = new WorkerHost(open);
      for (const match of waiting) told(match, await replyOf(host, match));
      await dismiss(host);
    }),
  );
}

async function replyOf(host: WorkerHost<Work>, match: Match): Promise<Reply> {
  try {
    return { outcome: (await host.ask({ match })) as Outcome };
  } catch (error) {
    await dismiss(host);
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** The next request opens another thread. */
async function dismiss(host: WorkerHost<Work>): Promise<void> {
  await host.ask('leave');
  host.close();
}
