import { describe, expect, test } from 'vitest';
import { type Chain, tradeChains, tradeOutcomes } from './chains.ts';
import { GOODS } from './shared/goods.ts';
import { steps } from './steps.ts';
import { act, city, hand, play, start, workers } from './testing.ts';

const shown = ({ from, links }: Chain): string =>
  [GOODS[from], ...links.map((link) => (link.type === 'tool' ? 'tools' : GOODS[link.get]))].join(' > ');

describe('trade chains', () => {
  test('F10.4 every chain of one piece, tools included', () => {
    const state = start();
    hand(state, 0, { grain: 1 });
    workers(state, 0, { elam: 1, 'tool-makers': 1, kassites: 1, egypt: 1 });
    expect(tradeChains(state, 0).map(shown)).toEqual([
      'grain > metal',
      'grain > metal > tools',
      'grain > metal > tools > gold',
      'grain > metal > tools > gold > lapis',
      'grain > metal > tools > lapis',
    ]);
    expect(tradeChains(state, 1)).toEqual([]);
  });

  test('F10.5 Sippar’s exchange lengthens a chain', () => {
    const state = start();
    hand(state, 0, { textiles: 1 });
    workers(state, 0, { dilmun: 1 });
    expect(tradeChains(state, 0).map(shown)).not.toContain('textiles > oil > gold');
    city(state, 0, 'sippar');
    expect(tradeChains(state, 0).map(shown)).toContain('textiles > oil > gold');
  });

  test('F10.1 an action under way has used its traders, another player’s has not', () => {
    const state = start();
    hand(state, 0, { textiles: 2 });
    hand(state, 1, { textiles: 1 });
    workers(state, 0, { egypt: 1 });
    workers(state, 1, { egypt: 1 });
    play(state, { do: 'trade', at: 'egypt', give: 'textiles', get: 'gold' });
    expect(tradeChains(state, 0)).toEqual([]);
    expect(tradeChains(state, 1).map(shown)).toEqual(['textiles > gold']);
  });

  test('F10.1 every hand after one action, by the fewest trades', () => {
    const state = start();
    hand(state, 0, { textiles: 2 });
    workers(state, 0, { mittani: 1, egypt: 1 });
    const outcomes = [...tradeOutcomes(state, 0)];
    const hands = outcomes.map(({ goods, links }) => `${links.length}: ${GOODS.filter((_, good) => goods[good]).join(' ')}`);
    expect(hands).toEqual(['0: textiles', '1: wood textiles', '1: metal textiles', '1: textiles gold', '2: wood gold', '2: metal gold']);
    act(state, 0);
    for (const { links, goods } of outcomes) {
      const copy = state.clone();
      play(copy, ...links.map((link) => steps.write([link])));
      expect(Array.from(copy.goods.subarray(0, GOODS.length))).toEqual(goods);
    }
  });
});
