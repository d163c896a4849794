import { describe, expect, test } from 'vitest';
import { type Choice, offerOf, tokensAfter } from './picks.ts';

const choice = (code: number, ...picks: Choice['picks']): Choice => ({ code, move: { type: `move ${code}` }, picks });

describe('tokensAfter', () => {
  test('follows a row of picks to its end', () => {
    expect(tokensAfter(['place:a', 'place:b'], [])).toEqual(['place:a']);
    expect(tokensAfter(['place:a', 'place:b'], ['place:a'])).toEqual(['place:b']);
    expect(tokensAfter(['place:a', 'place:b'], ['place:a', 'place:b'])).toEqual([]);
  });

  test('is undefined on the way to another move', () => {
    expect(tokensAfter(['place:a', 'place:b'], ['place:b'])).toBeUndefined();
    expect(tokensAfter(['place:a'], ['place:a', 'place:b'])).toBeUndefined();
  });

  test('takes an inner list in any order, and equal tokens one by one', () => {
    const picks = ['card:x', ['hex:a', 'hex:b'], 'action:feed'];
    expect(tokensAfter(picks, ['card:x', 'hex:b'])).toEqual(['hex:a']);
    expect(tokensAfter(picks, ['card:x', 'hex:b', 'hex:a'])).toEqual(['action:feed']);
    expect(tokensAfter([['tile:e', 'tile:e']], ['tile:e'])).toEqual(['tile:e']);
    expect(tokensAfter([['tile:e', 'tile:e']], ['tile:e', 'tile:e'])).toEqual([]);
  });
});

describe('offerOf', () => {
  const choices = [choice(1, 'place:a', 'place:b'), choice(2, 'place:a', 'action:remove'), choice(3, 'place:c')];

  test('gathers what leads on', () => {
    expect([...offerOf(choices, []).tokens]).toEqual(['place:a', 'place:c']);
    expect([...offerOf(choices, ['place:a']).tokens]).toEqual(['place:b', 'action:remove']);
  });

  test('names the move that is complete', () => {
    expect(offerOf(choices, ['place:a', 'action:remove']).complete?.code).toBe(2);
  });
});
