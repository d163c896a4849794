import { type Code, MoveList, type StateBase } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { createBot } from './bot.ts';
import { Cancelled } from './clock.ts';
import { judgeOf, tuningOf } from './evaluations/index.ts';
import { LEVELS } from './levels.ts';
import { type BotSpec, readSpec } from './spec.ts';
import { gameNamed, playGame, positionOf, TABLES, tickingClock } from './testing.ts';

/** So many moves of a game are the bot's own; the rest is filled up at random. */
const MOVES = 60;
const SPECS: readonly BotSpec[] = [
  { player: 'random' },
  { player: 'greedy' },
  { player: 'greedy', noise: 0.05 },
  { player: 'search', playouts: 6 },
  { player: 'uct', playouts: 2 },
];

describe.each(TABLES)('%s with %d players', (id, players) => {
  const game = gameNamed(id);

  test.each(SPECS)('%o plays what is legal, and the same for the same seed', (spec) => {
    const list = new MoveList();
    const steps = (seed: number): Code[] => {
      const bot = createBot(game, spec, { players, seed });
      const filler = createBot(game, { player: 'random' }, { players, seed });
      const codes: Code[] = [];
      playGame(game, players, 3, (state) => {
        if (codes.length === MOVES) return filler.choose(state);
        const before = state.hash();
        const code = bot.choose(state);
        expect(state.hash()).toBe(before);
        game.rules.legal(state, list);
        expect(list.has(code)).toBe(true);
        codes.push(code);
        return code;
      });
      return codes;
    };
    expect(steps(5)).toEqual(steps(5));
  });

  test('thinking keeps to its time, wherever the game stands', () => {
    const BUDGET = 150;
    for (let moves = 0; moves < 120; moves += 29) {
      const clock = tickingClock(1);
      const bot = createBot(game, { player: 'search' }, { players, clock });
      bot.choose(positionOf(game, players, moves, moves), { ms: BUDGET });
      expect(clock.now(), `after ${moves} moves`).toBeLessThan(BUDGET * 1.5);
    }
  });
});

const sumeria = gameNamed('sumeria');

test.each(TABLES)('%s with %d players: level 1 never plays a move that gives away more than it may', (id, players) => {
  const game = gameNamed(id);
  const worst = LEVELS[0]!.spec.worst! * tuningOf(game).slip;
  const judge = judgeOf(game, players);
  const bot = createBot(game, 1, { players, seed: 1 });
  const shares = new Float64Array(players);
  const list = new MoveList();
  const worth = (state: StateBase, code: Code): number => {
    const trial = state.clone();
    game.rules.apply(trial, code);
    judge.shares(trial, shares);
    return shares[game.rules.actor(state)]!;
  };
  playGame(game, players, 1, (state) => {
    game.rules.legal(state, list);
    const best = Math.max(...Array.from(list.codes.subarray(0, list.length), (code) => worth(state, code)));
    const code = bot.choose(state);
    expect(best - worth(state, code)).toBeLessThanOrEqual(worst + 1e-9);
    return code;
  });
});

test('greedy beats random', () => {
  const greedy = createBot(sumeria, { player: 'greedy' }, { players: 3, seed: 1 });
  const random = createBot(sumeria, { player: 'random' }, { players: 3, seed: 2 });
  const shares = new Float64Array(3);
  let wins = 0;
  for (let seed = 0; seed < 12; seed++) {
    const end = playGame(sumeria, 3, seed, (state) => (sumeria.rules.actor(state) === seed % 3 ? greedy : random).choose(state));
    sumeria.rules.result(end, shares);
    wins += shares[seed % 3]!;
  }
  expect(wins).toBe(12);
});

test('a signal cancels', () => {
  const state = positionOf(sumeria, 4, 1, 10);
  const bot = createBot(sumeria, { player: 'search' }, { players: 4, clock: performance });
  expect(() => bot.choose(state, { ms: 10_000 }, { aborted: true })).toThrow(Cancelled);
  let looks = 0;
  const later = {
    get aborted() {
      return ++looks > 2;
    },
  };
  const began = performance.now();
  expect(() => bot.choose(state, { ms: 10_000 }, later)).toThrow(Cancelled);
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a bot that was cancelled goes on to choose as ever', () => {
  const state = positionOf(sumeria, 4, 1, 10);
  const bot = createBot(sumeria, { player: 'search' }, { players: 4 });
  const thinking = bot.think(state, { playouts: 5000 });
  thinking.next();
  const list = new MoveList();
  sumeria.rules.legal(state, list);
  expect(list.has(bot.choose(state, { playouts: 50 }))).toBe(true);
});

test('a search without an end is refused', () => {
  const state = positionOf(sumeria, 4, 1, 10);
  for (const player of ['search', 'uct'] as const) {
    const bot = createBot(sumeria, { player }, { players: 4 });
    expect(() => bot.choose(state)).toThrow('needs playouts');
    expect(() => bot.choose(state, { ms: 5 })).toThrow('needs playouts');
  }
});

test('the tree is kept from step to step', () => {
  const bot = createBot(sumeria, { player: 'search' }, { players: 4 });
  const state = positionOf(sumeria, 4, 1, 30);
  let slices = 0;
  const count = (playouts: number): Code => {
    const thinking = bot.think(state, { playouts });
    for (slices = 0; ; slices++) {
      const { done, value } = thinking.next();
      if (done) return value;
    }
  };
  count(4000);
  expect(slices).toBeGreaterThan(2);
  count(300);
  expect(slices).toBe(0);
});

describe('specs', () => {
  test('are players with numbers, and levels by name or number', () => {
    expect(readSpec('search:ms=500+width=20', 'x')).toEqual({ player: 'search', ms: 500, width: 20 });
    expect(readSpec('king', 'x')).toEqual(LEVELS[4]!.spec);
    expect(readSpec('1', 'x')).toEqual(LEVELS[0]!.spec);
  });

  test.each([
    'chess',
    'search',
    'uct',
    'search:width=20',
    'search:ms',
    'search:ms=x',
    'search:ms=0',
    'search:playouts=1.5',
    'greedy:depth=2',
    '',
  ])('refuse %s', (text) => {
    expect(() => readSpec(text, '--bots')).toThrow('--bots');
  });
});
