import { positionOf } from '@shinar/bots/testing';
import { type Game, kindOf } from '@shinar/core';
import { expect, test } from 'vitest';
import { afterTheFlood, type Flood, KIND, PASS_CODE, SEATS } from '../../rules/index.ts';
import { readTerms, TERMS } from '../judgement/judgement.ts';
import { PARAMETERS } from '../parameters.ts';
import { actionsOf } from './actions.ts';

const { rules } = afterTheFlood;
const ALL = -1;

function termsOf(state: Flood): number[][] {
  return Array.from({ length: SEATS }, (_, seat) => {
    const out = new Float64Array(TERMS.length);
    readTerms(state, seat, PARAMETERS, ALL, out, 0);
    return [...out];
  });
}

test('passing and starting an empire change no term but those they name', () => {
  let looked = 0;
  for (let k = 1; k < 120; k++) {
    const state = positionOf(afterTheFlood as unknown as Game, SEATS, k, 1 + (k % 190)) as Flood;
    const before = termsOf(state);
    for (const { codes, judged, own, others } of actionsOf(state, PARAMETERS)) {
      if (!codes.some((code) => code === PASS_CODE || kindOf(code) === KIND.empire) || kindOf(codes[0]!) === KIND.pay) continue;
      const trial = state.clone();
      for (let i = 0; i < judged && rules.actor(trial) === state.seat; i++) rules.apply(trial, codes[i]!);
      looked++;
      for (const [seat, terms] of termsOf(trial).entries()) {
        const named = seat === state.seat ? own : others;
        const changed = TERMS.filter((_, i) => (named & (1 << i)) === 0 && terms[i] !== before[seat]![i]);
        expect(changed, `position ${k}: ${JSON.stringify(codes.map(rules.decode))}`).toEqual([]);
      }
    }
  }
  expect(looked).toBeGreaterThan(100);
});
