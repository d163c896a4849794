import { CHANCE, Play, SeededDice } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { type Analysis, balanceOf } from '../../bots/src/analysis/analysis.ts';
import { Analyst } from '../../bots/src/analysis/analyst.ts';
import { type Depth, depthsOf } from '../../bots/src/analysis/depth.ts';
import { positionsOf } from '../../bots/src/analysis/positions.ts';
import { valuerOf } from '../../bots/src/analysis/valuer.ts';
import { createBot } from '../../bots/src/bot.ts';
import { planned } from '../../bots/src/rooms.ts';
import { withBots } from '../src/bots.ts';
import { gameNamed, TABLES } from '../src/testing.ts';

const SHALLOW: Depth = { look: 10, weigh: 8, check: 16, luck: 2, draws: 3 };

/** Where turns are planned every step takes long: only so many are analysed, and so many are judged at first sight. */
const ANALYSED = 20;
const JUDGED = 60;

/** A game in which seat 0 plays at random and all others greedily. */
function unequalGame(id: string, players: number, plannedSteps = ANALYSED): Play {
  const game = gameNamed(id);
  const play = new Play(game, players);
  const dice = new SeededDice(3);
  const [random, greedy] = ['random', 'greedy'].map((player) =>
    createBot(game, { player: player as 'random' | 'greedy' }, { players, seed: 5 }),
  );
  const most = planned(game) === undefined ? Number.POSITIVE_INFINITY : plannedSteps;
  while (!play.over && play.steps.length < most) {
    const actor = game.rules.actor(play.state);
    if (actor === CHANCE) play.chance(dice);
    else play.move((actor === 0 ? random : greedy)!.choose(play.state));
  }
  return play;
}

function analysed(play: Play, depth = SHALLOW): { readonly analysis: Analysis; readonly done: readonly number[] } {
  const analyst = new Analyst(withBots(play.game), play.record());
  const done = Array.from(analyst.run(depth), (progress) => progress.done);
  return { analysis: analyst.analysis, done };
}

/** The smallest table of each game. */
const SMALLEST = TABLES.filter(([id], i) => TABLES.findIndex(([other]) => other === id) === i);

describe.each(SMALLEST)('%s with %d players', (id, players) => {
  const play = unequalGame(id, players);
  const { analysis, done } = analysed(play);

  test('every step has a finding, every moment a value', () => {
    expect(analysis.findings).toHaveLength(play.steps.length);
    expect(analysis.curve).toHaveLength(play.steps.length + 1);
    for (const { shares, points } of analysis.curve) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
      expect(points.every(Number.isFinite)).toBe(true);
    }
    if (play.over) expect(analysis.curve.at(-1)!.points).toEqual(play.record().result?.scores);
    for (const [i, finding] of analysis.findings.entries()) {
      expect(finding.kind === 'chance').toBe(play.steps[i]!.by === 'chance');
      expect(finding.kind).not.toBe('open');
    }
  });

  test('the better step of a choice is one that could have been made', () => {
    const { rules } = play.game;
    for (const [i, { state, codes }] of positionsOf(play.game, play.record()).steps.entries()) {
      const finding = analysis.findings[i]!;
      if (finding.kind !== 'choice') continue;
      const { by, ...body } = finding.better;
      const [move] = play.game.steps.read(body, 'better');
      expect(by).toBe(rules.actor(state));
      expect(rules.refuse(state, move!)).toBeUndefined();
      if (finding.lost.mean !== 0) expect(finding.best).not.toBe(codes[0]);
    }
  });

  if (play.over) {
    test('who plays at random loses most of what it had, and is told so', () => {
      expect(balanceOf(analysis).lost[0]).toBeGreaterThan(0.5 / players);
    });
  }

  test('the work goes on from 0 to 1', () => {
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(done.at(-1)).toBe(1);
  });
});

test('the same game gives the same analysis', () => {
  const play = unequalGame('sumeria', 3);
  expect(analysed(play).analysis).toEqual(analysed(play).analysis);
});

test('before any search, every moment has the value of the evaluation', () => {
  const play = unequalGame('sumeria', 3);
  const { curve, findings } = new Analyst(withBots(play.game), play.record()).analysis;
  expect(curve).toHaveLength(play.steps.length + 1);
  expect(findings.every(({ kind }) => kind === 'open')).toBe(true);
});

test('plans see at first sight, without rollouts, what is best and how far behind it another move is', () => {
  const play = unequalGame('after-the-flood', 3, JUDGED);
  const game = withBots(play.game);
  const valuer = valuerOf(game, 3, 0);
  let wrong = 0;
  for (const { state, actor, codes } of positionsOf(play.game, play.record()).steps) {
    if (actor < 0) continue;
    const { code, behind } = valuer.favourite(state, depthsOf(game).glance.look, codes[0]!);
    expect(behind).toBeGreaterThanOrEqual(0);
    if (code === codes[0]) expect(behind).toBe(0);
    else if (behind > 0) wrong++;
  }
  expect(wrong).toBeGreaterThan(10);
});
