import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { EMPIRES, type EmpireName, OPENINGS } from '../shared/empires.ts';
import type { State } from '../state.ts';
import { act, armiesIn, banked, city, done, empire, hand, held, play, refusal, roll, start, workers, working } from '../testing.ts';
import { ranked } from './fight.ts';

const begin = (of: string, at?: string) => ({ do: 'empire', of, ...(at && { at }) });
const levy = (good: string) => ({ do: 'levy', with: good });
const equip = (good: string) => ({ do: 'equip', with: good });
const muster = (armies: number) => ({ do: 'muster', armies });

const ALL = OPENINGS.flatMap((openings, i) =>
  openings.map(({ empire: of, armies }) => ({ turn: i + 1, of: EMPIRES[of] as EmpireName, armies })),
);

/** A position in which seat 0 may start the empire. */
function ready(turn: number, of: EmpireName): State {
  const state = start(turn);
  if (of !== 'sumer') workers(state, 0, { [of]: 1 });
  return state;
}
const startOf = (of: EmpireName) => begin(of, of === 'sumer' ? 'ur' : undefined);

describe('start an empire', () => {
  test.each(ALL)('F11.1 turn $turn: $of takes $armies armies', ({ turn, of, armies }) => {
    const state = ready(turn, of);
    play(state, startOf(of));
    expect([state.ready[0], state.reserve[0]]).toEqual([armies, 20 - armies]);
    play(state, done, done, muster(2));
    expect(armiesIn(state, 0, of === 'sumer' ? 'ur' : of)).toBe(2);
    expect(rules.actor(state)).toBe(1);
  });

  test('F11.1 the table of fifteen, and none in another turn', () => {
    expect(ALL.map(({ turn, of, armies }) => `${turn} ${of} ${armies}`)).toEqual([
      '1 akkad 10',
      '1 guti 8',
      '1 sumer 3',
      '2 amorites 10',
      '2 isin 5',
      '2 larsa 5',
      '3 mittani 10',
      '3 egypt 5',
      '3 sumer 3',
      '4 hittites 10',
      '4 kassites 10',
      '4 egypt 10',
      '5 elam 8',
      '5 assyria 12',
      '5 chaldea 8',
    ]);
    for (const of of EMPIRES) {
      for (const turn of [1, 2, 3, 4, 5]) {
        const its = ALL.some((one) => one.turn === turn && one.of === of);
        expect(refusal(ready(turn, of), startOf(of))).toBe(its ? undefined : 'F11.1 empire-of-another-turn');
      }
    }
    expect(refusal(ready(1, 'guti'), begin('guti', 'guti'))).toBe('F11.1 home-is-fixed');
  });

  test('F11 one empire a turn for each player, and each empire by one player', () => {
    const state = start();
    workers(state, 0, { guti: 1, akkad: 1 });
    workers(state, 1, { guti: 1, akkad: 1 });
    play(state, begin('guti'), done, done, muster(1));
    expect(refusal(state, begin('guti'))).toBe('F11 empire-taken');
    act(state, 0);
    expect(refusal(state, begin('akkad'))).toBe('F11 one-empire-a-turn');
    act(state, 1);
    play(state, begin('akkad'), done, done, muster(1));
  });

  test('F11.2 at least one worker, and no fewer than any other player', () => {
    const state = start();
    expect(refusal(state, begin('guti'))).toBe('F11.2 no-worker-in-home');
    workers(state, 0, { guti: 2 });
    workers(state, 1, { guti: 3 });
    expect(refusal(state, begin('guti'))).toBe('F11.2 outnumbered-in-home');
    workers(state, 0, { guti: 3 });
    expect(refusal(state, begin('guti'))).toBeUndefined();
  });

  test('F11.2 a Sumer empire needs no worker and starts in any Sumerian area, also under a city or an army', () => {
    const state = start();
    city(state, 1, 'uruk');
    empire(state, 1, 'guti', { umma: 1 });
    expect(refusal(state, begin('sumer'))).toBe('F11.2 choose-home-in-sumer');
    expect(refusal(state, begin('sumer', 'akkad'))).toBe('F11.2 choose-home-in-sumer');
    expect(refusal(state, begin('sumer', 'umma'))).toBeUndefined();
    play(state, begin('sumer', 'uruk'), done, done, muster(1));
    expect(armiesIn(state, 0, 'uruk')).toBe(1);
  });

  test('F11.3 Babylon adds two, and grain, metal and tools add 1, 2 and 3', () => {
    const state = ready(1, 'guti');
    city(state, 0, 'babylon');
    hand(state, 0, { grain: 1, metal: 1, tools: 1, gold: 1 });
    play(state, begin('guti'));
    expect(state.ready[0]).toBe(10);
    expect(refusal(state, levy('gold'))).toBe('F11.3 no-levy-for-that');
    const tools = banked(state, 'tools');
    play(state, levy('tools'), levy('grain'), levy('metal'));
    expect(state.ready[0]).toBe(16);
    expect(banked(state, 'tools')).toBe(tools + 1);
    expect(refusal(state, levy('grain'))).toBe('F11.3 good-not-in-hand');
    play(state, done);
  });

  test('F11.3 twenty at most, and no good is spent once all are out', () => {
    const state = ready(5, 'assyria');
    city(state, 0, 'babylon');
    hand(state, 0, { grain: 2, metal: 1, tools: 2 });
    play(state, begin('assyria'), levy('tools'), levy('metal'));
    expect(state.ready[0]).toBe(19);
    play(state, levy('tools'));
    expect([state.ready[0], state.reserve[0]]).toEqual([20, 0]);
    expect(refusal(state, levy('grain'))).toBe('F11.3 all-armies-out');
    play(state, done);
  });

  test('F11.4 empires are ranked by the value spent, an equal one below the earlier', () => {
    const state = start();
    [0, 1, 2].forEach((seat) => {
      workers(state, seat, { akkad: 1, guti: 1 });
      hand(state, seat, { grain: 2, textiles: 2, gold: 2 });
    });
    play(state, begin('akkad'), done, equip('textiles'));
    expect(refusal(state, equip('lapis'))).toBe('F11.4 good-not-in-hand');
    play(state, done, muster(1), begin('guti'), done, equip('grain'), equip('grain'), done, muster(1));
    expect(ranked(state)).toEqual([0, 1]);
    play(state, begin('sumer', 'ur'), done, equip('gold'), done, muster(1));
    expect(ranked(state)).toEqual([2, 0, 1]);
  });

  test('F11.4 equipment leaves the hand but is in the bank only at the end of the turn', () => {
    const state = ready(1, 'guti');
    const bank = banked(state, 'gold');
    play(state, begin('guti'), done, equip('gold'), done);
    expect([held(state, 0, 'gold'), banked(state, 'gold')]).toEqual([0, bank]);
  });

  test('F11.5 the own workers leave for one or two armies; others’ workers stay', () => {
    const state = start();
    workers(state, 0, { guti: 3 });
    workers(state, 1, { guti: 2 });
    const gone = working(state, 0, 'unavailable');
    play(state, begin('guti'), done, done);
    expect(refusal(state, { do: 'city', at: 'ur' })).toBe('F11.5 finish-action-first');
    expect(refusal(state, muster(3))).toBe('F11.5 muster-one-or-two');
    play(state, muster(2));
    expect([working(state, 0, 'guti'), working(state, 1, 'guti'), working(state, 0, 'unavailable')]).toEqual([0, 2, gone + 3]);
    expect([armiesIn(state, 0, 'guti'), state.ready[0]]).toEqual([2, 6]);
  });

  test('F11.5 one army at least, two at most, as far as they are available', () => {
    const state = ready(1, 'guti');
    empire(state, 1, 'akkad', { guti: 1 }, 0, { lapis: 1 });
    play(state, begin('guti'), done, done);
    for (let lost = 0; lost < 7; lost++) play(state, roll(1, 1));
    play(state, roll(6, 6));
    expect(state.ready[0]).toBe(1);
    expect(refusal(state, muster(2))).toBe('F12.3 no-available-army');
    play(state, muster(1));
    expect(armiesIn(state, 0, 'guti')).toBe(1);
  });

  test('F11.6 others’ armies at home are fought first, without the right to stop', () => {
    const state = ready(1, 'guti');
    empire(state, 1, 'akkad', { guti: 2 });
    play(state, begin('guti'), done, done);
    expect(refusal(state, muster(1))).toBe('F11.6 chance-first');
    play(state, roll(3, 4), roll(3, 3));
    expect(refusal(state, { do: 'stop' })).toBe('F11.6 chance-first');
    play(state, roll(5, 6), muster(2));
    expect([armiesIn(state, 0, 'guti'), state.ready[0], state.reserve[1]]).toEqual([2, 5, 20]);
  });

  test('F11.6 a start that fails costs the workers too, and counts as started', () => {
    const state = start();
    workers(state, 0, { guti: 1 });
    empire(state, 1, 'akkad', { ur: 1 });
    play(state, begin('sumer', 'ur'), done, done, roll(1, 1), roll(1, 2));
    const events = play(state, roll(3, 3));
    expect(events.map((event) => event.type)).toContain('startFailed');
    expect([state.ready[0], state.reserve[0], armiesIn(state, 1, 'ur')]).toEqual([0, 20, 1]);
    expect(rules.actor(state)).toBe(1);
    act(state, 0);
    expect(refusal(state, begin('guti'))).toBe('F11 one-empire-a-turn');
  });

  test('F11.6 the own workers are gone even after a failed start', () => {
    const state = start(2);
    workers(state, 0, { amorites: 2 });
    empire(state, 1, 'isin', { amorites: 2 });
    play(state, begin('amorites'), done, done);
    for (let lost = 0; lost < 10; lost++) play(state, roll(2, 2));
    expect([working(state, 0, 'amorites'), state.ready[0]]).toEqual([0, 0]);
    expect(rules.actor(state)).toBe(1);
  });

  test('FX5 red with nothing is A; green with a textile is A then; purple with a grain is B, with nothing C', () => {
    const [red, green, purple] = [0, 1, 2];
    for (const goods of [['grain'], []]) {
      const state = start();
      [red, green, purple].forEach((seat) => {
        workers(state, seat, { akkad: 1, guti: 1 });
      });
      play(state, begin('guti'), done, done, muster(1));
      expect(ranked(state)).toEqual([red]);
      play(state, begin('akkad'), done, equip('textiles'), done, muster(1));
      expect(ranked(state)).toEqual([green, red]);
      play(state, begin('sumer', 'ur'), done, ...goods.map(equip), done, muster(1));
      expect(ranked(state)).toEqual(goods.length > 0 ? [green, purple, red] : [green, red, purple]);
    }
  });

  test('FX6 Guti’s 8 armies and 2 more for a metal: 10', () => {
    const state = ready(1, 'guti');
    play(state, begin('guti'), levy('metal'), done);
    expect(state.ready[0]).toBe(10);
  });
});
