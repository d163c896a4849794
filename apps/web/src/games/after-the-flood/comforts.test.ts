import {
  type AfterTheFlood,
  AREAS,
  afterTheFlood,
  type Event,
  type Flood,
  GOODS,
  goodAt,
  PLACES,
  placeOf,
  STAGE,
  workersAt,
} from '@shinar/after-the-flood';
import { CHANCE, Play, SeededDice } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { afterTheFlood as en } from '../../i18n/en/after-the-flood.ts';
import { previewOf } from '../game-ui.ts';
import { bestChains, gainOf } from './best-chains.ts';
import { journeysOf } from './journeys.ts';
import { layoutOf } from './layout.ts';
import { notes } from './notes.ts';
import { nextDecline, nextOrder } from './outlook.ts';
import { possibleIn } from './possible.ts';
import { watchGames } from './testing.ts';
import { touchedBy } from './touched.ts';
import { floodWords } from './words.ts';

const { rules } = afterTheFlood;
const words = floodWords(en, ['Anna', 'Bela', 'Cem']);

/** The first action of the first turn, seats in their order. */
function opening(): Flood {
  const play = new Play<AfterTheFlood>(afterTheFlood, 3);
  play.move(rules.encode({ type: 'order', seats: [0, 1, 2] }));
  return play.state;
}

describe('the trade planner', () => {
  test('F10.4 shows the shortest chain from each good to each other, best gain first', () => {
    const state = opening();
    state.workers[workersAt(0, placeOf('kassites'))] = 1;
    state.workers[workersAt(0, placeOf('tool-makers'))] = 1;
    const chains = bestChains(state, 0);
    const metal = chains.filter(({ from }) => from === GOODS.indexOf('metal'));
    expect(metal.map(({ links }) => links.map(({ type }) => type))).toEqual([['tool', 'trade'], ['tool']]);
    expect(metal.map(gainOf)).toEqual([3, 1]);
  });

  test('shows nothing where nobody can trade', () => {
    expect(bestChains(opening(), 0)).toEqual([]);
  });
});

describe('the outlook', () => {
  test('F13.2 the order goes by the value in the pass boxes, ties keep the old order', () => {
    const state = opening();
    state.bids[goodAt(2, GOODS.indexOf('textiles'))] = 1;
    expect(nextOrder(state)).toEqual([2, 0, 1]);
  });

  test('F6 the decline comes in turns 2 and 4', () => {
    expect([1, 2, 3, 4, 5].map(nextDecline)).toEqual([2, 4, 4, undefined, undefined]);
  });
});

describe('what a place allows', () => {
  test('is every legal move that names it', () => {
    const possible = possibleIn(afterTheFlood, opening());
    const at = (name: (typeof PLACES)[number]) =>
      possible.find(({ place }) => place === placeOf(name))?.moves.map(({ type }) => type) ?? [];
    expect(new Set(at('ur'))).toEqual(new Set(['city', 'empire']));
    expect(new Set(at('egypt'))).toEqual(new Set(['workers']));
    expect(at('used-scribes')).toEqual([]);
  });
});

describe('notes on a move', () => {
  test('F5.1, F16.1 workers in Irrigation: production and majority', () => {
    const state = opening();
    const move = { type: 'workers', spend: GOODS.indexOf('gold'), to: placeOf('irrigation'), count: 4 } as const;
    const lines = notes(state, previewOf(afterTheFlood, state, move), words);
    expect(lines).toEqual([
      'Production then: grain 6 (+1), textiles 3',
      'You would have most workers there: Irrigation, 3 points at the end',
    ]);
  });

  test('F12.2 an attack: need, chance of a hit, odds to the end', () => {
    const state = opening();
    const [guti, umma] = [placeOf('guti'), placeOf('umma')];
    state.empire.set([1, 3, 0]);
    state.started.set([1, 2, 0]);
    state.armyOf[guti] = 1;
    state.armies[guti] = 1;
    state.armyOf[umma] = 2;
    state.armies[umma] = 1;
    state.ready[0] = 1;
    const lines = notes(state, previewOf(afterTheFlood, state, { type: 'invade', to: umma }), words);
    expect(lines).toEqual(['Each roll needs 5 or more (83.3%)', 'Fought to the end with 1 army: 83.3% to win, 0.2 lost on average']);
  });
});

describe('movement', () => {
  test('every event travels between places of the drawing, and traces places only', () => {
    const dice = new SeededDice(3, 0);
    watchGames(1, (state, moves) => {
      const move = moves[dice.below(moves.length)]!;
      const { events, state: after } = previewOf(afterTheFlood, state, move);
      for (const layout of [layoutOf(true), layoutOf(false)]) {
        for (const { from, to } of journeysOf(events, after, layout))
          expect([...from, ...to].every(Number.isFinite), JSON.stringify(events)).toBe(true);
      }
      for (const place of touchedBy(events)) expect(PLACES[place]).toBeDefined();
    });
  });

  test('F12.1 an army that takes an area comes from an own area next to it', () => {
    const state = opening();
    const [guti, umma] = [placeOf('guti'), placeOf('umma')];
    state.stage = STAGE.expanded;
    state.armyOf[guti] = 1;
    state.armyOf[umma] = 1;
    const taken: Event = { type: 'areaTaken', seat: 0, at: umma };
    const [journey] = journeysOf([taken], state, layoutOf(true));
    expect(journey?.from).toEqual([848, 454]);
    expect(AREAS[umma]).toBe('umma');
    expect(rules.actor(state)).not.toBe(CHANCE);
  });
});
