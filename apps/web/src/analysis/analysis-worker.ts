/** The worker's side of `use-analysis.ts`: a record comes in, and what is known of it goes out, better and better. */
import { Analyst, CAREFUL, GLANCE } from '@shinar/bots';
import { gameOfRecord } from '@shinar/catalogue';
import type { GameRecord } from '@shinar/core';
import type { Report } from './use-analysis.ts';

/** Milliseconds between two reports. */
const EVERY = 300;

function* reports(record: GameRecord): Generator<Report> {
  const analyst = new Analyst(gameOfRecord(record), record);
  yield { stage: 'glance', done: 0, analysis: analyst.analysis };
  for (const { done } of analyst.run(GLANCE)) yield { stage: 'glance', done, analysis: analyst.analysis };
  for (const { done } of analyst.run(CAREFUL)) yield { stage: 'careful', done, analysis: analyst.analysis };
  yield { stage: 'done', done: 1, analysis: analyst.analysis };
}

self.onmessage = ({ data }: MessageEvent<GameRecord>) => {
  let last = Number.NEGATIVE_INFINITY;
  for (const report of reports(data)) {
    if (report.stage !== 'done' && performance.now() - last < EVERY) continue;
    last = performance.now();
    self.postMessage(report);
  }
};
