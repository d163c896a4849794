/** A private copy of a table to try steps on, all seats in one hand; what my seat plays there can be left as a plan. */
import type { GameTypes } from '@shinar/core';
import type { Plan } from '@shinar/protocol';
import type { Thinker } from '../table/bots.ts';
import { LocalTable } from '../table/local-table.ts';
import { newSeed } from '../table/new-table.ts';
import type { RemoteTable } from './remote-table.ts';

/** No bot sits at a copy. */
const NO_BOTS: Thinker = {
  choose: () => Promise.reject(new Error('plan: a copy has no bots')),
  hurry: () => {},
  cancel: () => {},
};

export interface Copy<G extends GameTypes = GameTypes> {
  readonly table: LocalTable<G>;
  /** The steps of my seat since the copy was made. */
  plan(): Plan['steps'];
}

export function copyOf<G extends GameTypes>(table: RemoteTable<G>, seat: number): Copy<G> {
  const { kept, moments, hints } = table.getSnapshot();
  const steps = moments.flatMap(({ step }) => (step === undefined ? [] : [step]));
  const seats = kept.seats.map(({ name, colour }) => ({ name, colour }));
  const { board, rules } = table.ui.game;
  const copy = { ...kept, board: board.name, rules: rules.version, seats, seed: newSeed(), steps, over: false, touched: 0 };
  const local = new LocalTable(table.ui, copy, {
    thinker: NO_BOTS,
    settings: () => ({ confirm: false, pause: 0 }),
    keep: async () => {},
    hints: hints === true,
  });
  return {
    table: local,
    plan: () =>
      local
        .getSnapshot()
        .moments.slice(moments.length)
        .flatMap(({ step }) => (step?.by === seat ? [bodyOf(step)] : [])),
  };
}

function bodyOf({ by: _, ...body }: { readonly by: unknown; readonly do: string }): Plan['steps'][number] {
  return body;
}
