import { describe, expect, test } from 'vitest';
import { assyria } from '../index.ts';
import { missingPiece } from '../pieces.ts';
import { hex, hutsOf, optionsOf, play, position, refused } from '../testing.ts';

const acting = { players: 2, phase: 'actions', ziggurats: ['c1r0', 'c4r5'] } as const;
const { rules } = assyria;

describe('A7.1 build', () => {
  test('A7.1 a base for 6 camels on an own hut, which goes to reserve', () => {
    const state = position({ ...acting, huts: ['c0r0 c2r2', 'c4r4'], camels: [7] });
    expect(optionsOf(state, 'build', 'at')).toEqual(['c0r0', 'c2r2']);
    play(state, { do: 'build', at: 'c2r2' });
    expect([state.camels[0], state.reserve[0], state.level[hex('c2r2')]]).toEqual([1, 9, 1]);
    expect(hutsOf(state, 0)).toEqual(['c0r0']);
    expect(missingPiece(state)).toBeUndefined();
  });

  test('A7.1 not on a river, not without an own hut, not without the camels', () => {
    const state = position({ ...acting, huts: ['c0r0 c0r2', 'c4r4'], camels: [6] });
    expect(refused(state, { do: 'build', at: 'c0r2' })).toBe('A7.1 on-river');
    expect(refused(state, { do: 'build', at: 'c4r4' })).toBe('A7.1 not-your-hut');
    expect(refused(position({ ...acting, huts: ['c0r0'], camels: [5] }), { do: 'build', at: 'c0r0' })).toBe('A7.1 too-few-camels');
  });

  test('A7.1 not on a hex that touches a well, whoever dug it', () => {
    const state = position({ ...acting, huts: ['c0r0 c2r0', ''], camels: [6], wells: ['c0r0 c0r1 c1r0'] });
    expect(refused(state, { do: 'build', at: 'c0r0' })).toBe('A7.1 beside-well');
    expect(optionsOf(state, 'build', 'at')).toEqual(['c2r0']);
  });
});

describe('A7.2 extend', () => {
  test('A7.2 a centre for 3, a roof for 2, then it is finished', () => {
    const state = position({ ...acting, ziggurats: ['c1r0 c2r2*2 c3r0*3', 'c4r5'], camels: [5] });
    expect(optionsOf(state, 'extend', 'at')).toEqual(['c1r0', 'c2r2']);
    expect(refused(state, { do: 'extend', at: 'c3r0' })).toBe('A7.2 finished');
    expect(refused(state, { do: 'extend', at: 'c4r5' })).toBe('A7.2 not-your-ziggurat');
    play(state, { do: 'extend', at: 'c2r2' });
    expect(state.camels[0]).toBe(3);
    play(state, { do: 'extend', at: 'c1r0' });
    expect([state.camels[0], state.level[hex('c1r0')], state.level[hex('c2r2')]]).toEqual([0, 2, 3]);
  });

  test('A7.2 one level a turn, and none on a base built this turn', () => {
    const state = position({ ...acting, huts: ['c2r2'], camels: [10] });
    play(state, { do: 'build', at: 'c2r2' });
    expect(refused(state, { do: 'extend', at: 'c2r2' })).toBe('A7.2 grown-this-turn');
    play(state, { do: 'extend', at: 'c1r0' });
    expect(refused(state, { do: 'extend', at: 'c1r0' })).toBe('A7.2 grown-this-turn');
  });

  test('A7.2 the next player, and the next turn, begin anew', () => {
    const state = position({ ...acting, camels: [3, 3] });
    play(state, { do: 'extend', at: 'c1r0' }, { do: 'end' }, { do: 'extend', at: 'c4r5' });
    expect(state.level[hex('c4r5')]).toBe(2);
  });

  test('A7.2 there are four bases, so that centres and roofs cannot run out', () => {
    const state = position({ ...acting, ziggurats: ['c1r0*3 c2r2*3 c3r0*3 c0r5*3', 'c4r5'], huts: ['c0r0'], camels: [10] });
    expect(refused(state, { do: 'build', at: 'c0r0' })).toBe('A7.2 no-bases-left');
  });

  test('A7.2 the camels must be there', () => {
    expect(refused(position({ ...acting, camels: [2] }), { do: 'extend', at: 'c1r0' })).toBe('A7.2 too-few-camels');
  });

  test('AX5 a base and a centre elsewhere: 9 camels', () => {
    const state = position({ ...acting, huts: ['c2r2'], camels: [9] });
    play(state, { do: 'build', at: 'c2r2' }, { do: 'extend', at: 'c1r0' });
    expect(state.camels[0]).toBe(0);
  });
});

describe('A7.3 intrigue', () => {
  test('A7.3 a hut on the highest free slot for 4, 3 or 2 camels, several in a turn', () => {
    const state = position({ ...acting, camels: [9], assur: { upper: [1] } });
    play(state, { do: 'intrigue', with: 'upper' }, { do: 'intrigue', with: 'middle' });
    expect(play(state, { do: 'intrigue', with: 'lower' })).toEqual([{ type: 'intrigued', seat: 0, with: 2, slot: 7, camels: 2 }]);
    expect(Array.from(state.assur)).toEqual([2, 1, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    expect([state.camels[0], state.reserve[0]]).toEqual([0, 7]);
  });

  test('A7.3 not with a full dignitary, without a hut or without the camels', () => {
    const state = position({ ...acting, camels: [3], assur: { lower: [1, 1, 1, 0, 0, 0] } });
    expect(refused(state, { do: 'intrigue', with: 'lower' })).toBe('A7.3 dignitary-full');
    expect(refused(state, { do: 'intrigue', with: 'upper' })).toBe('A7.3 too-few-camels');
    expect(optionsOf(state, 'intrigue', 'with')).toEqual(['middle']);
    state.reserve[0] = 0;
    expect(refused(state, { do: 'intrigue', with: 'middle' })).toBe('A7.3 no-huts-left');
  });
});

describe('A7.4 offering', () => {
  test('A7.4 a camel a step, at most 3 in a turn in all', () => {
    const state = position({ ...acting, camels: [9] });
    expect(optionsOf(state, 'offer', 'camels')).toEqual([1, 2, 3]);
    play(state, { do: 'offer', camels: 2 });
    expect(optionsOf(state, 'offer', 'camels')).toEqual([1]);
    play(state, { do: 'offer', camels: 1 });
    expect([state.camels[0], state.offering[0]]).toEqual([6, 3]);
    expect(refused(state, { do: 'offer', camels: 1 })).toBe('A7.4 offering-limit');
    expect(refused(position({ ...acting, camels: [9] }), { do: 'offer', camels: 4 })).toBe('A7.4 offering-limit');
    expect(refused(position({ ...acting, camels: [9] }), { do: 'offer', camels: -1 })).toBe('A7.4 offering-limit');
  });

  test('A7.4 the track ends at 7, and camels must be there', () => {
    expect(refused(position({ ...acting, camels: [9], offering: [6] }), { do: 'offer', camels: 2 })).toBe('A7.4 track-end');
    expect(refused(position({ ...acting, camels: [1] }), { do: 'offer', camels: 2 })).toBe('A7.4 too-few-camels');
  });
});

test('A7.4 an offering of nothing, or less, is refused by its rule', () => {
  for (const camels of [0, -1, 512]) expect(rules.refuse(position({ phase: 'actions' }), { type: 'offer', camels })?.clause).toBe('A7.4');
});
