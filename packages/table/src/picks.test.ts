import { describe, expect, test } from 'vitest';
import { type Choice, offerOf, pickedAfter, tokensAfter } from './picks.ts';

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

describe('pickedAfter', () => {
  const choices = [choice(1, 'place:a', 'place:b'), choice(2, 'place:a', 'place:c'), choice(3, 'place:d', 'place:e'), choice(4, 'place:f')];
  const refusal = { clause: 'X1', reason: 'no' };
  const allow = () => undefined;
  const refuse = () => refusal;

  test('goes on, completes and takes back', () => {
    expect(pickedAfter(choices, [], 'place:a', refuse)).toEqual({ chosen: ['place:a'] });
    expect(pickedAfter(choices, ['place:a'], 'place:c', refuse)).toEqual({ chosen: ['place:a'], complete: choices[1] });
    expect(pickedAfter(choices, ['place:a'], 'place:a', refuse)).toEqual({ chosen: [] });
  });

  test('begins anew with what is offered from the start, unless a rule forbids it here', () => {
    expect(pickedAfter(choices, ['place:a'], 'place:d', allow)).toEqual({ chosen: ['place:d'] });
    expect(pickedAfter(choices, ['place:a'], 'place:f', allow)).toEqual({ chosen: [], complete: choices[3] });
    expect(pickedAfter(choices, ['place:a'], 'place:d', refuse)).toEqual({ refusal });
  });

  test('tells why not what is offered neither here nor from the start', () => {
    expect(pickedAfter(choices, ['place:a'], 'place:e', allow)).toEqual({ refusal: undefined });
    expect(pickedAfter(choices, [], 'place:b', refuse)).toEqual({ refusal });
  });
});
