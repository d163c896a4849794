/** The worker's side of `analysing.ts`: sends what it knows about a game at once, then better and better. */
import { Analyst, type BotGame, depthsOf, measureFairness, type Part, serveWebWorker, type Under, Weigher } from '@shinar/bots';
import { findGame, loadBotsOf, loadGameOfRecord } from '@shinar/catalogue/load';
import type { GameRecord } from '@shinar/core';
import type { AnalysisRequest, Comparison, FairnessRequest, Report, WeighRequest } from './analysing.ts';

/** Milliseconds between two reports. */
const EVERY = 300;
const PLAYOUTS = 400;

function* reports(game: BotGame, record: GameRecord, part: Part): Generator<Report> {
  const analyst = new Analyst(game, record);
  const { glance, careful } = depthsOf(game);
  yield { stage: 'glance', done: 0, analysis: analyst.analysis };
  for (const { done } of analyst.run(glance, part)) yield { stage: 'glance', done, analysis: analyst.analysis };
  for (const { done } of analyst.run(careful, part)) yield { stage: 'careful', done, analysis: analyst.analysis };
  yield { stage: 'done', done: 1, analysis: analyst.analysis };
}

/** Resolves when everything is known, and reports before that. In between it lets calls in: a browser cannot end a worker at once that does nothing but think. */
async function analyse(record: GameRecord, part: Part, { tell, goesOn }: Under): Promise<void> {
  const game = await loadBotsOf(await loadGameOfRecord(record));
  let last = Number.NEGATIVE_INFINITY;
  for (const each of reports(game, record, part)) {
    if (each.stage !== 'done' && performance.now() - last < EVERY) continue;
    last = performance.now();
    tell(each);
    if (!(await goesOn())) return;
  }
}

async function compared({ game: id, players, state: json, better, worse }: WeighRequest): Promise<Comparison> {
  const game = await findGame(id, undefined);
  const state = game.rules.restore(json);
  const seat = game.rules.actor(state);
  const weigher = new Weigher(game, players);
  const [best, other] = [better, worse].map((code) => weigher.weigh(state, code, PLAYOUTS));
  return {
    best: best!.mean.shares[seat]!,
    other: other!.mean.shares[seat]!,
    points: best!.mean.points[seat]! - other!.mean.points[seat]!,
    gain: weigher.gain(best!, other!, seat),
  };
}

/** Reports on a board every few games, and after the last. */
async function measure({ game: id, boardData, players, games }: FairnessRequest, { tell, goesOn }: Under): Promise<void> {
  const game = await findGame(id, boardData);
  let last = Number.NEGATIVE_INFINITY;
  for (const fairness of measureFairness(game, players, games, 1)) {
    if (fairness.games < games && performance.now() - last < EVERY) continue;
    last = performance.now();
    tell(fairness);
    if (!(await goesOn())) return;
  }
}

type Scope = Parameters<typeof serveWebWorker<AnalysisRequest>>[0];
serveWebWorker<AnalysisRequest>(self as unknown as Scope, async (request, under) => {
  switch (request.type) {
    case 'analyse':
      return analyse(request.record, request.part, under);
    case 'fairness':
      return measure(request, under);
    case 'weigh':
      return compared(request);
  }
});
