/** The worker's side of `use-analysis.ts` and `weigh.ts`: what is known goes out as soon as it is, better and better. */
import { Analyst, ahead, CAREFUL, GLANCE, Weigher } from '@shinar/bots';
import { gameOf, gameOfRecord } from '@shinar/catalogue';
import type { GameRecord } from '@shinar/core';
import type { Report } from './use-analysis.ts';
import type { Comparison, WeighRequest } from './weigh.ts';

export type AnalysisCall = { readonly record: GameRecord } | { readonly weigh: WeighRequest };

/** Milliseconds between two reports. */
const EVERY = 300;
const PLAYOUTS = 400;

function* reports(record: GameRecord): Generator<Report> {
  const analyst = new Analyst(gameOfRecord(record), record);
  yield { stage: 'glance', done: 0, analysis: analyst.analysis };
  for (const { done } of analyst.run(GLANCE)) yield { stage: 'glance', done, analysis: analyst.analysis };
  for (const { done } of analyst.run(CAREFUL)) yield { stage: 'careful', done, analysis: analyst.analysis };
  yield { stage: 'done', done: 1, analysis: analyst.analysis };
}

function report(record: GameRecord): void {
  let last = Number.NEGATIVE_INFINITY;
  for (const each of reports(record)) {
    if (each.stage !== 'done' && performance.now() - last < EVERY) continue;
    last = performance.now();
    self.postMessage(each);
  }
}

function compared({ game: id, players, state: json, better, worse }: WeighRequest): Comparison {
  const game = gameOf(id);
  const state = game.rules.restore(json);
  const seat = game.rules.actor(state);
  const weigher = new Weigher(game, players);
  const [best, other] = [better, worse].map((code) => weigher.weigh(state, code, PLAYOUTS));
  return {
    best: best!.mean.shares[seat]!,
    other: other!.mean.shares[seat]!,
    lead: ahead(best!, other!, seat),
    gain: weigher.gain(best!, other!, seat),
  };
}

self.onmessage = ({ data }: MessageEvent<AnalysisCall>) => {
  if ('record' in data) report(data.record);
  else self.postMessage(compared(data.weigh));
};
