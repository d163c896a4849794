import { describe, expect, test } from 'vitest';
import { PLACES, placeOf } from './board.ts';
import {
  areaForecast,
  declineForecast,
  empireForecast,
  majorityForecast,
  orderForecast,
  pointsAhead,
  productionAhead,
  productionForecast,
} from './forecast.ts';
import { nextDecline } from './phases/decline.ts';
import { rules } from './rules.ts';
import { EMPIRES } from './shared/empires.ts';
import { TEXTILES } from './shared/goods.ts';
import { goodAt, PHASE, TURNS } from './state.ts';
import { city, done, empire, endTurn, held, inStock, pass, play, start, workers } from './testing.ts';

describe('forecasts', () => {
  test('F5.1 production as things stand is what the next turn brings', () => {
    const state = start();
    workers(state, 0, { irrigation: 3, weaving: 0 });
    workers(state, 1, { irrigation: 0, elam: 12 });
    city(state, 2, 'ur');
    const forecast = productionForecast(state);
    const grain = [0, 1, 2].map((seat) => held(state, seat, 'grain'));
    const textiles = [0, 1, 2].map((seat) => held(state, seat, 'textiles'));
    endTurn(state);
    forecast.forEach((expected, seat) => {
      expect(held(state, seat, 'grain') - (grain[seat] ?? 0)).toBe(expected.grain);
      expect(held(state, seat, 'textiles') - (textiles[seat] ?? 0)).toBe(expected.textiles);
      expect(inStock(state, seat)).toBe(expected.workers);
    });
  });

  test('F5, F16 no production comes after the last turn', () => {
    const state = start();
    const ahead = Array.from({ length: TURNS }, (_, before) => {
      state.turn = before + 1;
      return productionAhead(state);
    });
    expect(ahead).toEqual([true, true, true, true, false]);
  });

  test('F14.3 areas have scored once cities are extended', () => {
    const state = start();
    expect(pointsAhead(state)).toBe(true);
    state.phase = PHASE.extend;
    expect(pointsAhead(state)).toBe(false);
  });

  test('F13.2 the order goes by the value in the pass boxes, ties keep the old order', () => {
    const state = start();
    state.order.set([0, 1, 2]);
    state.bids[goodAt(2, TEXTILES)] = 1;
    expect(orderForecast(state)).toEqual([2, 0, 1]);
    expect(Array.from(state.order)).toEqual([0, 1, 2]);
  });

  test('F14.1 areas as things stand are what the turn scores', () => {
    const state = start();
    state.armyOf.set([1, 1, 0, 3]);
    expect(areaForecast(state)).toEqual([4, 0, 2]);
  });

  test('F14.2 areas of Sumer count 1 more with a city in Nippur', () => {
    const state = start();
    city(state, 1, 'nippur');
    for (const [area, seat] of [
      ['umma', 1],
      ['guti', 1],
      ['ur', 2],
    ] as const)
      state.armyOf[placeOf(area)] = seat + 1;
    expect(areaForecast(state)).toEqual([0, 5, 2]);
  });

  test('F6 the decline comes in turns 2 and 4', () => {
    expect([1, 2, 3, 4, 5].map(nextDecline)).toEqual([2, 4, 4, undefined, undefined]);
  });

  test('F6.1 the decline as things stand is what happens in turn 2', () => {
    const state = start();
    workers(state, 0, { irrigation: 4, guti: 2, dilmun: 3, 'used-scribes': 1 });
    workers(state, 1, { irrigation: 1, elam: 1, 'tool-makers': 1, 'used-tool-makers': 1 });
    const forecast = declineForecast(state);
    const happened = endTurn(state).flatMap((event) =>
      event.type === 'declined' ? [{ seat: event.seat, place: event.place, count: event.count }] : [],
    );
    expect(forecast).toEqual(happened);
    expect(forecast).toHaveLength(8);
  });

  test('F16.1 majorities as things stand', () => {
    const state = start();
    workers(state, 2, { egypt: 1 });
    const leaders = majorityForecast(state).filter(({ seat }) => seat !== undefined);
    expect(leaders.map(({ place, points, seat }) => [PLACES[place], points, seat])).toEqual([['egypt', 4, 2]]);
    expect(majorityForecast(state)).toHaveLength(12);
  });

  test('F11.2 who may claim which empire, this turn and later', () => {
    const state = start(4);
    workers(state, 0, { hittites: 2, elam: 1, kassites: 1 });
    workers(state, 1, { hittites: 2, elam: 2 });
    workers(state, 2, { hittites: 1, egypt: 1 });
    empire(state, 2, 'egypt', { egypt: 1 });
    const claims = empireForecast(state).map(({ turn, empire: of, seats }) => `${turn} ${EMPIRES[of]} ${seats.join()}`);
    expect(claims).toEqual(['4 hittites 0,1', '4 kassites 0', '4 egypt ', '5 elam 1', '5 assyria ', '5 chaldea ']);
    play(state, pass, done);
    expect(empireForecast(state)[0]?.seats).toEqual([1]);
  });

  test('F11.2 a Sumer empire is open to all, and after the end there are none', () => {
    const state = start();
    expect(empireForecast(state)).toHaveLength(15);
    expect(empireForecast(state)[8]).toMatchObject({ turn: 3, empire: 0, seats: [0, 1, 2] });
    for (let turn = 1; turn <= 5; turn++) endTurn(state);
    expect(rules.actor(state)).toBe(-2);
    expect(empireForecast(state)).toEqual([]);
  });
});
