import { describe, expect, test } from 'vitest';
import { encode } from '../moves.ts';
import { rules } from '../rules.ts';
import { steps } from '../steps.ts';
import { act, city, cityOf, done, empire, hand, held, play, refusal, start, workers, working } from '../testing.ts';

const build = (at: string, from?: string) => ({ do: 'city', at, ...(from && { from }) });

describe('build a city', () => {
  test('F8.1 only in Sumer, where no city and no other player’s army stands', () => {
    const state = start();
    city(state, 1, 'eridu');
    empire(state, 1, 'sumer', { uruk: 1 });
    empire(state, 0, 'guti', { umma: 1 });
    expect(refusal(state, build('akkad'))).toBe('F8.1 city-outside-sumer');
    expect(refusal(state, build('eridu'))).toBe('F8.1 city-there');
    expect(refusal(state, build('uruk'))).toBe('F8.1 enemy-army-in-area');
    play(state, build('umma'));
    expect(cityOf(state, 'umma')).toBe(0);
  });

  test('F8.2 with all four on the board one is taken back, with its extension, to a different area', () => {
    const state = start();
    city(state, 0, 'ur', true);
    city(state, 0, 'umma');
    city(state, 0, 'uruk');
    expect(refusal(state, build('eridu', 'ur'))).toBe('F8.2 base-in-hand');
    city(state, 0, 'lagash');
    city(state, 1, 'sippar');
    expect(refusal(state, build('eridu'))).toBe('F8.2 no-base-left');
    expect(refusal(state, build('eridu', 'sippar'))).toBe('F8.2 not-your-city');
    expect(refusal(state, build('ur', 'ur'))).toBe('F8.2 same-area');
    expect(refusal(state, build('sippar', 'ur'))).toBe('F8.1 city-there');
    play(state, build('eridu', 'ur'));
    expect([cityOf(state, 'eridu'), cityOf(state, 'ur')]).toEqual([0, -1]);
    expect([state.extended[6], state.extended[8]]).toEqual([0, 0]);
  });

  test('F8.3 Eridu gives a tool maker, Uruk a scribe, at each building', () => {
    const state = start();
    const left = working(state, 0, 'unavailable');
    play(state, build('eridu'));
    expect(working(state, 0, 'tool-makers')).toBe(1);
    act(state, 0);
    play(state, build('uruk'));
    expect(working(state, 0, 'scribes')).toBe(1);
    expect(working(state, 0, 'unavailable')).toBe(left - 2);
    act(state, 0);
    play(state, { do: 'scribe', from: 'stock', to: 'elam' }, done);
    expect(working(state, 0, 'used-scribes')).toBe(1);
  });

  test('F8.3 a city stands when it is told, before its worker comes', () => {
    const state = start();
    const owners: (number | undefined)[] = [];
    for (const move of steps.read(build('eridu'), 'step')) rules.apply(state, encode(move), () => owners.push(cityOf(state, 'eridu')));
    expect(owners).toEqual([0, 0]);
  });

  test('F8.3 no worker from Uruk at the limit of two, used ones counted, nor from either without a worker', () => {
    const state = start();
    workers(state, 0, { scribes: 1, 'used-scribes': 1 });
    play(state, build('uruk'));
    expect([working(state, 0, 'scribes'), working(state, 0, 'used-scribes')]).toEqual([1, 1]);
    workers(state, 1, { elam: 13 });
    expect(working(state, 1, 'unavailable')).toBe(0);
    play(state, build('eridu'));
    expect(working(state, 1, 'tool-makers')).toBe(0);
  });

  test('F8.3 a benefit lasts beside an enemy army', () => {
    const state = start();
    city(state, 0, 'sippar');
    empire(state, 1, 'sumer', { sippar: 2 });
    hand(state, 0, { textiles: 2 });
    workers(state, 0, { egypt: 1 });
    const gold = { do: 'trade', at: 'egypt', give: 'textiles', get: 'gold' };
    play(state, gold, gold, done);
    expect(held(state, 0, 'gold')).toBe(2);
  });

  test('FX3 red may build in Ur, not in Eridu nor Lagash; purple may build in Lagash', () => {
    const [red, green, purple] = [0, 1, 2];
    const state = start();
    city(state, green, 'eridu');
    empire(state, purple, 'sumer', { lagash: 1 });
    act(state, red);
    expect(refusal(state, build('ur'))).toBeUndefined();
    expect(refusal(state, build('eridu'))).toBe('F8.1 city-there');
    expect(refusal(state, build('lagash'))).toBe('F8.1 enemy-army-in-area');
    act(state, purple);
    expect(refusal(state, build('lagash'))).toBeUndefined();
  });
});
