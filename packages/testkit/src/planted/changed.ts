/** Marsh with one change: the building blocks of the planted faults. */
import { kindOf, type Rules, type Steps } from '@shinar/core';
import { conserved, everyMove, type Marsh, marsh, recomputed } from '../../marsh/rules/index.ts';
import { type MarshState, OVER } from '../../marsh/rules/state.ts';
import type { Subject } from '../subject.ts';

const { rules, steps } = marsh;

export const subject = (changes: Partial<Subject<Marsh>>): Subject<Marsh> => ({
  game: marsh,
  players: [2],
  everyMove,
  conserved,
  recomputed,
  longest: 300,
  ...changes,
});
export const withRules = (changes: Partial<Rules<Marsh>>): Subject<Marsh> =>
  subject({ game: { ...marsh, rules: { ...rules, ...changes } } });
export const withSteps = (changes: Partial<Steps<Marsh>>): Subject<Marsh> =>
  subject({ game: { ...marsh, steps: { ...steps, ...changes } } });

/** Changes the state after each move of a kind. */
export const after = (kind: number, change: (state: MarshState) => void): Subject<Marsh> =>
  withRules({
    apply(state, code, emit) {
      rules.apply(state, code, emit);
      if (kindOf(code) === kind) change(state);
    },
  });

/** A memory outside the state: from this set-up on, the table differs. */
export function withMemory(setups: number): Subject<Marsh> {
  let calls = 0;
  return withRules({
    setup(players) {
      const state = rules.setup(players);
      if (++calls >= setups) state.phase = OVER;
      return state;
    },
  });
}

export function bigState(): MarshState {
  return Object.defineProperty(rules.setup(2), 'bytes', { value: new Uint8Array(1024) });
}

export function sharedState(): MarshState {
  const state = rules.setup(2);
  return Object.assign(state, { clone: () => state });
}

/** Part of the state kept outside its bytes: clones carry it, JSON does not. */
export function withHiddenPart(): Subject<Marsh> {
  const hidden = new WeakSet<MarshState>();
  const hide = (state: MarshState): MarshState => {
    hidden.add(state);
    const { clone } = state;
    return Object.assign(state, { clone: () => hide(clone.call(state) as MarshState) });
  };
  return withRules({
    setup: (players) => hide(rules.setup(players)),
    apply(state, code, emit) {
      rules.apply(state, code, emit);
      if (hidden.has(state)) state.actions = 7;
    },
  });
}
