import { CHANCE, Play, SeededDice } from '@shinar/core';
import { previewOf } from '@shinar/table';
import { describe, expect, test } from 'vitest';
import {
  type AfterTheFlood,
  AREAS,
  afterTheFlood,
  EMPIRES,
  type Event,
  type Flood,
  GOODS,
  isSumer,
  PHASE,
  PLACES,
  placeOf,
  TURNS,
  workersAt,
} from '../rules/index.ts';
import { afterTheFlood as en } from '../words/en/index.ts';
import { notes } from '../words/notes.ts';
import { empireToken } from '../words/tokens.ts';
import { floodWords } from '../words/words.ts';
import { bestChains, gainOf } from './best-chains.ts';
import { journeysOf } from './journeys.ts';
import { handSpot, layoutOf, orderSpot } from './layout.ts';
import { possibleIn } from './possible.ts';
import { watchGames } from './testing.ts';
import { touchedBy } from './touched.ts';

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
    expect(lines).toEqual([en.notes.production('6 (+1)', '3'), en.notes.majority(en.places.irrigation, 3)]);
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
    expect(lines).toEqual([en.lands.odds(5, '83.3%'), en.lands.win('83.3%', 1, '0.2')]);
  });
});

describe('what a move brings', () => {
  /** Anna's army stands beside a city of Bela's. */
  function besieged(name: (typeof AREAS)[number], turn: number): readonly string[] {
    const state = opening();
    const at = placeOf(name);
    state.turn = turn;
    state.city[at] = 2;
    state.armyOf[at] = 1;
    state.armies[at] = 1;
    state.ready[0] = 2;
    return words.gains!({ type: 'destroy', at }, state);
  }

  test('F8.3, F12.4 a city that falls takes a benefit along only if it still gave one', () => {
    const lost = AREAS.filter((_, area) => isSumer(area)).filter((name) => besieged(name, 1).includes(en.gains.destroy(true)));
    expect(lost).toEqual(['sippar', 'babylon', 'nippur', 'shuruppak', 'ur']);
    for (const name of ['umma', 'lagash', 'uruk', 'eridu'] as const) expect(besieged(name, 1)).toEqual([en.gains.destroy(false)]);
    expect(besieged('ur', TURNS)).toEqual([en.gains.destroy(false)]);
  });

  test('F11.3 the button that starts an empire counts the armies of Babylon', () => {
    const state = opening();
    const guti = EMPIRES.indexOf('guti');
    expect(words.token(empireToken(guti), state)).toBe(en.tokens.empire(en.empires.guti, 8));
    state.city[placeOf('babylon')] = 1;
    expect(words.token(empireToken(guti), state)).toBe(en.tokens.empire(en.empires.guti, 10));
  });
});

describe('movement', () => {
  test('every event travels between places of the drawing, and traces places only', () => {
    const dice = new SeededDice(3, 0);
    watchGames(1, (state, moves) => {
      const move = moves[dice.below(moves.length)]!;
      const { events, state: after } = previewOf(afterTheFlood, state, move);
      for (const layout of [layoutOf(true, false), layoutOf(true, true), layoutOf(false, false)]) {
        for (const { from, to } of journeysOf(events, after, layout, 0))
          expect([...from, ...to].every(Number.isFinite), JSON.stringify(events)).toBe(true);
      }
      for (const place of touchedBy(events)) expect(PLACES[place]).toBeDefined();
    });
  });

  test('F8.1 a city comes out of one’s own hand, or from where its owner stands in the order of play', () => {
    const layout = layoutOf(true, false);
    const built: Event = { type: 'cityBuilt', seat: 1, at: placeOf('umma') };
    const fromFor = (viewer: number) => journeysOf([built], opening(), layout, viewer)[0]?.from;
    expect(fromFor(1)).toEqual(handSpot(layout));
    expect(fromFor(0)).toEqual(orderSpot(1));
  });

  test('F12.1 an army that takes an area comes from an own area next to it', () => {
    const state = opening();
    const [guti, umma] = [placeOf('guti'), placeOf('umma')];
    state.phase = PHASE.expanded;
    state.armyOf[guti] = 1;
    state.armyOf[umma] = 1;
    const taken: Event = { type: 'areaTaken', seat: 0, at: umma };
    const [journey] = journeysOf([taken], state, layoutOf(true, false), 0);
    expect(journey?.from).toEqual([848, 454]);
    expect(AREAS[umma]).toBe('umma');
    expect(rules.actor(state)).not.toBe(CHANCE);
  });
});
