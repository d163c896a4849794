/** A private copy of a table to try steps on, all seats in one hand; what my seat plays there can be left as a plan. */
import type { GameTypes } from '@shinar/core';
import type { Plan } from '@shinar/protocol';
import type { Thinker } from '../../../../bots/bots.ts';
import { newSeed } from '../../../../kept/new-table.ts';
import { LocalTable } from '../../../../table/model/local-table.ts';
import type { RemoteTable } from '../remote/remote-table.ts';

/** No bot sits at a copy. */
const NO_BOTS: Thinker = {
  choose: () => Promise.reject(new Error('plan: a copy has no bots')),
  answerNow: () => {},
  cancel: () => {},
};

export interface Copy<G extends GameTypes = GameTypes> {
  readonly table: LocalTable<G>;
  /** The steps of my seat since the copy was made. */
  plan(): Plan['steps'];
}

export function copyOf<G extends GameTypes>(table: RemoteTable<G>, seat: number): Copy<G> {
  const { sitting, moments, hints } = table.view.get();
  const steps = moments.flatMap(({ step }) => (step === undefined ? [] : [step]));
  const seats = sitting.seats.map(({ name, colour }) => ({ name, colour }));
  const { board, rules } = table.ui.game;
  const copy = { ...sitting, board: board.name, rules: rules.version, seats, seed: newSeed(), steps, over: false, touched: 0 };
  const local = new LocalTable(table.ui, copy, {
    thinker: NO_BOTS,
    settings: () => ({ confirm: false, beat: 0 }),
    keep: () => {},
    hints: hints === true,
  });
  return {
    table: local,
    plan: () =>
      local.view
        .get()
        .moments.slice(moments.length)
        .flatMap(({ step }) => (step?.by === seat ? [bodyOf(step)] : [])),
  };
}

function bodyOf({ by: _, ...body }: { readonly by: unknown; readonly do: string }): Plan['steps'][number] {
  return body;
}
