import { type Code, MoveList, type StateBase } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { createBot } from '../../bots/src/bot.ts';
import { Cancelled } from '../../bots/src/clock.ts';
import { GENERATIONS } from '../../bots/src/levels.ts';
import { evaluationOf, judgeOf, oversightsOf, specIn, tuningOf } from '../../bots/src/rooms.ts';
import { type BotSpec, readSpec } from '../../bots/src/spec.ts';
import { playGame, positionOf, tickingClock } from '../../bots/src/testing.ts';
import { GAME_IDS, manifestOf } from '../src/index.ts';
import { gameNamed, TABLES } from '../src/testing.ts';

/** So many moves of a game are the bot's own; the rest are random. */
const MOVES = 60;
/** Longer than a test may take, in milliseconds: thinking this long fails it. */
const NEVER = 600_000;
const SPECS: readonly BotSpec[] = [
  { player: 'random' },
  { player: 'greedy' },
  { player: 'greedy', noise: 0.05 },
  { player: 'greedy', noise: 0.02, blind: 2 },
  { player: 'search', playouts: 6 },
  { player: 'uct', playouts: 2 },
];
/** Only for games that have a planner. */
const PLANNING: readonly BotSpec[] = [{ player: 'planner' }, { player: 'planner', slip: 4, blind: 2 }, { player: 'planner', playouts: 2 }];
const specsFor = (id: string): readonly BotSpec[] => {
  const { plans, scripts = {} } = gameNamed(id).bot;
  const scripted = Object.keys(scripts).map((script): BotSpec => ({ player: 'script', script }));
  return [...SPECS, ...(plans === undefined ? [] : PLANNING), ...scripted];
};

describe.each(TABLES)('%s with %d players', (id, players) => {
  const game = gameNamed(id);

  test.each(specsFor(id))('%o plays what is legal, and the same for the same seed', (spec) => {
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
    for (let moves = 1; moves < 120; moves += 29) {
      const clock = tickingClock(1);
      const bot = createBot(game, { player: 'search' }, { players, clock });
      bot.choose(positionOf(game, players, moves, moves), { ms: BUDGET });
      expect(clock.now(), `after ${moves} moves`).toBeLessThan(BUDGET * 1.5);
      const level5 = createBot(game, 5, { players, clock });
      const began = clock.now();
      level5.choose(positionOf(game, players, moves, moves), { ms: BUDGET });
      expect(clock.now() - began, `level 5 after ${moves} moves`).toBeLessThan(BUDGET * 1.5);
    }
  });
});

const sumeria = gameNamed('sumeria');

const SLIPPING = TABLES.filter(([id]) => specIn(gameNamed(id), { player: 'level', level: 2 }).player === 'greedy');

test.each(SLIPPING)('%s with %d players: level 2 never plays a move that gives away more than it may', (id, players) => {
  const game = gameNamed(id);
  const worst = specIn(game, { player: 'level', level: 2 }).worst! * tuningOf(game).slip;
  const judge = judgeOf(game, players);
  const bot = createBot(game, 2, { players, seed: 1 });
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

test.each(SLIPPING)('%s with %d players: what is overlooked is there, and makes level 1 choose otherwise now and then', (id, players) => {
  const game = gameNamed(id);
  const { features } = evaluationOf(game);
  const named = oversightsOf(game).map((overlooked) => overlooked.filter((feature) => features.includes(feature)).length);
  expect(named.length).toBeGreaterThan(3);
  expect(Math.min(...named)).toBeGreaterThan(0);
  const [seeing, blind] = [0, 1].map((count) => createBot(game, { player: 'greedy', blind: count }, { players, seed: 1 }));
  let other = 0;
  playGame(game, players, 1, (state) => {
    const code = seeing!.choose(state);
    if (blind!.choose(state) !== code) other++;
    return code;
  });
  expect(other).toBeGreaterThan(0);
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
  expect(() => bot.choose(state, { ms: NEVER }, { aborted: true })).toThrow(Cancelled);
  let looks = 0;
  const later = {
    get aborted() {
      return ++looks > 2;
    },
  };
  expect(() => bot.choose(state, { ms: NEVER }, later)).toThrow(Cancelled);
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

test.each(GAME_IDS)(
  '%s: the styles are those of its manifest and speak of what its bots judge by, and nobody plays in a style it does not have',
  (id) => {
    const game = gameNamed(id);
    const { plans, styles = {} } = game.bot;
    const known = plans === undefined ? evaluationOf(game).features : Object.keys(plans.numbers);
    expect(Object.values(styles).flatMap((style) => Object.keys(style).filter((name) => !known.includes(name)))).toEqual([]);
    expect(manifestOf(id).styles ?? []).toEqual(Object.keys(styles));
    expect(() => createBot(game, { player: 'level', level: 3, style: 'dancer' }, { players: 3 })).toThrow('style');
  },
);

describe('specs', () => {
  test('are players with numbers, and levels by name or number', () => {
    expect(readSpec('search:ms=500+width=20', 'x')).toEqual({ player: 'search', ms: 500, width: 20 });
    expect(readSpec('king', 'x')).toEqual({ player: 'level', level: 5 });
    expect(readSpec('1:slip=0.5', 'x')).toEqual({ player: 'level', level: 1, slip: 0.5 });
    expect(readSpec('script-warrior', 'x')).toEqual({ player: 'script', script: 'script-warrior' });
    expect(readSpec('king~warrior:ms=500', 'x')).toEqual({ player: 'level', level: 5, style: 'warrior', ms: 500 });
  });

  test('of an earlier generation are what its levels were', () => {
    expect(readSpec('king@1', 'x')).toEqual(GENERATIONS[1]![4]);
    expect(readSpec('greedy@1', 'x')).toEqual({ player: 'greedy', generation: 1 });
    expect(readSpec('king@1:ms=60000', 'x')).toEqual({ ...GENERATIONS[1]![4], ms: 60_000 });
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
    'king@9',
    'chess@1',
    'uct@1:ms=5',
    '',
  ])('refuse %s', (text) => {
    expect(() => readSpec(text, '--bots')).toThrow('--bots');
  });
});
