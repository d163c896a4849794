import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { GOODS } from '../shared/goods.ts';
import { banked, city, done, empire, hand, held, play, refusal, start, workers, working } from '../testing.ts';

const trade = (at: string, give: string, get: string) => ({ do: 'trade', at, give, get });
const tool = { do: 'tool' };

describe('trade', () => {
  test('F10.1 each worker allows one exchange in its area, each good once', () => {
    const state = start();
    hand(state, 0, { textiles: 5 });
    workers(state, 0, { mittani: 3, egypt: 1 });
    expect(refusal(state, trade('mittani', 'textiles', 'gold'))).toBe('F10.1 not-offered-there');
    expect(refusal(state, trade('ur', 'textiles', 'gold'))).toBe('F10.1 not-offered-there');
    expect(refusal(state, trade('amorites', 'textiles', 'oil'))).toBe('F10.1 no-trader-there');
    expect(refusal(state, trade('mittani', 'grain', 'wood'))).toBe('F10.1 good-not-in-hand');
    play(state, trade('mittani', 'textiles', 'wood'));
    expect(refusal(state, trade('mittani', 'textiles', 'wood'))).toBe('F10.1 good-had-there-already');
    play(state, trade('mittani', 'textiles', 'metal'), trade('egypt', 'textiles', 'gold'), done);
    expect([held(state, 0, 'wood'), held(state, 0, 'metal'), held(state, 0, 'gold'), held(state, 0, 'textiles')]).toEqual([1, 1, 1, 2]);
    expect(rules.actor(state)).toBe(1);
  });

  test('F10.1 the goods may be had again in the next action', () => {
    const state = start();
    hand(state, 0, { textiles: 2 });
    workers(state, 0, { egypt: 1 });
    play(state, trade('egypt', 'textiles', 'gold'));
    expect(refusal(state, trade('egypt', 'textiles', 'gold'))).toBe('F10.1 good-had-there-already');
    play(state, done, { do: 'city', at: 'ur' }, { do: 'city', at: 'umma' }, trade('egypt', 'textiles', 'gold'), done);
    expect(held(state, 0, 'gold')).toBe(2);
  });

  test('F10.2 what is taken for each good', () => {
    const taken: Record<string, string> = {
      wood: 'grain textiles tools',
      metal: 'grain textiles tools',
      oil: 'textiles tools',
      gold: 'textiles tools oil',
    };
    const state = start();
    workers(state, 0, { dilmun: 4, kassites: 1 });
    hand(state, 0, Object.fromEntries(GOODS.map((name) => [name, 1])));
    for (const get of Object.keys(taken)) {
      const gives = GOODS.filter((give) => refusal(state, trade('dilmun', give, get)) === undefined);
      expect(gives.join(' ')).toBe(taken[get]);
    }
    expect(GOODS.filter((give) => !refusal(state, trade('kassites', give, 'lapis'))).join(' ')).toBe('tools oil gold');
    expect(refusal(state, trade('kassites', 'grain', 'lapis'))).toBe('F10.2 not-taken-for-that');
  });

  test('F10.2 the bank must have the piece', () => {
    const state = start();
    workers(state, 0, { egypt: 1 });
    hand(state, 1, { gold: 3 });
    hand(state, 2, { gold: 4 });
    hand(state, 0, { textiles: 1 });
    expect(refusal(state, trade('egypt', 'textiles', 'gold'))).toBe('F10.2 bank-has-none');
  });

  test('F10.3 no trade beside an enemy army; own armies trade instead of workers', () => {
    const state = start();
    hand(state, 0, { textiles: 6 });
    workers(state, 0, { amorites: 2, mittani: 2, dilmun: 1 });
    empire(state, 1, 'guti', { amorites: 1 });
    empire(state, 0, 'sumer', { mittani: 1, egypt: 2 });
    expect(refusal(state, trade('amorites', 'textiles', 'oil'))).toBe('F10.3 enemy-army-in-area');
    play(state, trade('mittani', 'textiles', 'wood'));
    expect(refusal(state, trade('mittani', 'textiles', 'metal'))).toBe('F10.1 traders-used-up');
    play(state, trade('egypt', 'textiles', 'gold'), done);
    expect(held(state, 0, 'gold')).toBe(1);
  });

  test('F10.4 an unused tool maker makes a tool of a metal, with or without exchanges', () => {
    const state = start();
    hand(state, 0, { metal: 1 });
    expect(refusal(state, tool)).toBe('F10.4 no-unused-tool-maker');
    workers(state, 0, { 'tool-makers': 2 });
    const tools = banked(state, 'tools');
    play(state, tool);
    expect(refusal(state, tool)).toBe('F10.4 good-not-in-hand');
    expect([held(state, 0, 'tools'), banked(state, 'tools'), working(state, 0, 'used-tool-makers')]).toEqual([1, tools - 1, 1]);
    play(state, done);
    expect(rules.actor(state)).toBe(1);
  });

  test('F5.5 no tool is made when the bank has none', () => {
    const state = start();
    workers(state, 0, { 'tool-makers': 1 });
    hand(state, 0, { metal: 1, tools: 10 });
    expect(refusal(state, tool)).toBe('F5.5 bank-has-none');
  });

  test('F10.4 what is gained is traded on at once: grain, metal, tools, lapis', () => {
    const state = start();
    hand(state, 0, { grain: 1 });
    workers(state, 0, { elam: 1, 'tool-makers': 1, kassites: 1 });
    play(state, trade('elam', 'grain', 'metal'), tool, trade('kassites', 'tools', 'lapis'), done);
    expect([held(state, 0, 'lapis'), held(state, 0, 'grain')]).toEqual([1, 0]);
  });

  test('F10.5 Sippar gives one exchange more, of any good, where an own worker or army is', () => {
    const state = start();
    city(state, 0, 'sippar');
    hand(state, 0, { textiles: 6 });
    workers(state, 0, { amorites: 1 });
    expect(refusal(state, trade('egypt', 'textiles', 'gold'))).toBe('F10.1 no-trader-there');
    play(state, trade('amorites', 'textiles', 'wood'));
    const [extra] = play(state, trade('amorites', 'textiles', 'wood'));
    expect(extra).toMatchObject({ type: 'traded', sippar: true, clause: 'F10.5' });
    expect(refusal(state, trade('amorites', 'textiles', 'oil'))).toBe('F10.5 sippar-used');
    play(state, done);
  });

  test('F10.5 an ordinary exchange is used where one fits', () => {
    const state = start();
    city(state, 0, 'sippar');
    hand(state, 0, { textiles: 6 });
    workers(state, 0, { amorites: 2 });
    const events = play(
      state,
      trade('amorites', 'textiles', 'wood'),
      trade('amorites', 'textiles', 'oil'),
      trade('amorites', 'textiles', 'oil'),
    );
    expect(events.map((event) => 'sippar' in event && event.sippar)).toEqual([false, false, true]);
  });

  test('FX4 wood and oil: one worker, one exchange; two, one of each; an enemy army none, but that army trades', () => {
    const state = start();
    hand(state, 0, { grain: 2, textiles: 2 });
    workers(state, 0, { amorites: 1 });
    play(state, trade('amorites', 'grain', 'wood'));
    expect(refusal(state, trade('amorites', 'textiles', 'oil'))).toBe('F10.1 traders-used-up');
    play(state, done);
    hand(state, 1, { grain: 2, textiles: 2 });
    workers(state, 1, { amorites: 2 });
    play(state, trade('amorites', 'grain', 'wood'));
    expect(refusal(state, trade('amorites', 'grain', 'wood'))).toBe('F10.1 good-had-there-already');
    play(state, trade('amorites', 'textiles', 'oil'), done);
    empire(state, 2, 'guti', { amorites: 1 });
    play(state, trade('amorites', 'textiles', 'oil'));
    expect(refusal(state, trade('amorites', 'grain', 'wood'))).toBe('F10.1 traders-used-up');
    play(state, done);
    expect(refusal(state, trade('amorites', 'grain', 'wood'))).toBe('F10.3 enemy-army-in-area');
  });

  test('FX10 Sippar: wood, metal and gold, and a second gold', () => {
    const state = start();
    city(state, 0, 'sippar');
    hand(state, 0, { textiles: 5 });
    workers(state, 0, { mittani: 2, egypt: 1 });
    const gold = trade('egypt', 'textiles', 'gold');
    play(state, trade('mittani', 'textiles', 'wood'), trade('mittani', 'textiles', 'metal'), gold, gold);
    expect([held(state, 0, 'wood'), held(state, 0, 'metal'), held(state, 0, 'gold')]).toEqual([1, 1, 2]);
    expect(refusal(state, gold)).toBe('F10.5 sippar-used');
  });
});
