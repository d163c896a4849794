import { type Analysis, type Choice, turningPoints, type Value, verdictOn } from '@shinar/bots';
import { InputError, MoveList, Play, SeededDice } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { expect, test } from 'vitest';
import { packed, unpacked } from '../../../base/link/packed.ts';
import { readReview, reviewText } from './review.ts';

const play = new Play(sumeria, 3);
while (sumeria.rules.actor(play.state) < 0) play.chance(new SeededDice(1));
const list = new MoveList();
sumeria.rules.legal(play.state, list);
const [played, best] = [list.codes[0]!, list.codes[9]!];
play.move(played);
const { steps } = play;

const value = (share: number): Value => ({ shares: [share, 0.3, 0.2], points: [30, 20, -1] });
const better = { by: steps.at(-1)!.by, ...sumeria.steps.write([sumeria.rules.decode(best)]) };
const choice: Choice = {
  kind: 'choice',
  seat: Number(steps.at(-1)!.by),
  best,
  better,
  lost: { mean: 0.12, error: 0.005 },
  played: value(0.4),
  instead: value(0.52),
  gain: { points: 2.5, rival: -1, reasons: [{ feature: 'states', group: 'states', points: 2.5 }] },
  checked: true,
};
const luck = Array.from({ length: 3 }, (_, seat) => ({ mean: 0.01 * seat, error: 0.005 }));
const analysis: Analysis = {
  players: 3,
  curve: Array.from({ length: steps.length + 1 }, () => value(0.5)),
  findings: [...steps.slice(1).map(() => ({ kind: 'chance', luck }) as const), choice],
};

test('a review comes out of a link as it went in', async () => {
  const link = await packed(reviewText(analysis));
  expect(readReview(JSON.parse(await unpacked(link!)), sumeria, 3, steps)).toEqual(analysis);
});

test('what is near a limit has the same verdict in a link, and turns the game there, too', () => {
  const ways = Array.from({ length: 4000 }, (_, i) => ({ mean: 0.019 + 0.00013 * (i % 1000), error: 0.0003 + 0.00037 * (i % 61) }));
  for (const lost of ways) {
    const close: Analysis = {
      ...analysis,
      findings: [...steps.slice(1).map(() => ({ kind: 'chance', luck: [lost, lost, lost] }) as const), { ...choice, lost }],
    };
    const read = readReview(JSON.parse(reviewText(close)), sumeria, 3, steps);
    expect(read.findings.map(verdictOn)).toEqual(close.findings.map(verdictOn));
    expect(read.findings.filter((finding) => finding.kind === 'choice' && finding.played.shares.length !== 3)).toEqual([]);
    expect(turningPoints(read, steps.length).length).toBe(turningPoints(close, steps.length).length);
  }
});

test('a review of another game, or none at all, is refused', () => {
  const read = (json: unknown) => () => readReview(json, sumeria, 3, steps);
  expect(read({ ...JSON.parse(reviewText(analysis)), findings: [] })).toThrow(InputError);
  expect(read({ curve: 1, findings: [] })).toThrow(InputError);
  expect(read(JSON.parse(reviewText({ ...analysis, findings: [...analysis.findings.slice(1), { ...choice, seat: 7 }] })))).toThrow(
    InputError,
  );
});
