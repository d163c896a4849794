/** What the others did since one's own last turn: numbered, each where it happened, in its player's colour. */
import type { GameTypes, Seat } from '@shinar/core';
import type { Token } from '@shinar/words';
import { createContext } from 'react';
import type { GameUi } from '../game-ui.ts';
import type { SeatLook } from '../seats/looks.ts';
import type { Moment } from '../timeline.ts';

export interface Trace {
  readonly number: number;
  readonly look: SeatLook;
}

export const Traces = createContext<ReadonlyMap<Token, readonly Trace[]>>(new Map());

/** The first of the steps up to `at` that were made since one of `own` made one; `at + 1` where that one is the last. */
export function sinceOwn<G extends GameTypes>(moments: readonly Moment<G>[], at: number, own: readonly Seat[]): number {
  let first = at + 1;
  while (first > 1 && !isOf(moments[first - 1]!, own)) first--;
  return first;
}

const isOf = <G extends GameTypes>({ step }: Moment<G>, own: readonly Seat[]): boolean =>
  step === undefined || (typeof step.by === 'number' && own.includes(step.by));

/** The traces of the steps from `first` to `at`; a step that touches nothing on the board has no number. */
export function tracesOf<G extends GameTypes>(
  ui: GameUi<G>,
  moments: readonly Moment<G>[],
  first: number,
  at: number,
  seats: readonly SeatLook[],
): ReadonlyMap<Token, readonly Trace[]> {
  const traces = new Map<Token, Trace[]>();
  let number = 0;
  for (const { step, events } of moments.slice(first, at + 1)) {
    const tokens = new Set(events.flatMap((event, i) => ui.cue?.(event, events[i - 1]).at ?? []));
    if (typeof step?.by !== 'number' || tokens.size === 0) continue;
    number++;
    const trace = { number, look: seats[step.by]! };
    for (const token of tokens) traces.set(token, [...(traces.get(token) ?? []), trace]);
  }
  return traces;
}
