/** What a table is to show, and when it is drawn. */
import type { GameWords } from '@shinar/table';
import { useDeferredValue, useMemo } from 'react';
import { useValue } from '../base/value.ts';
import type { Around, Table, TableView } from './model/table.ts';

/** A table as it is at one time. */
export interface TableNow {
  readonly table: Table;
  readonly view: TableView;
  readonly words: GameWords;
  /** The step of the history to show; none for the present. */
  readonly step: number | undefined;
  readonly around: Around;
}

/** The next step of others or of the past is drawn bit by bit between frames, so that nothing halts meanwhile. Whoever may act, and whoever leaps through the game, has it before them at once. */
export function useCalmly({ table, words, step, around }: Omit<TableNow, 'view'>): TableNow {
  const view = useValue(table.view);
  const now = useMemo(() => ({ table, view, words, step, around }), [table, view, words, step, around]);
  const drawn = useDeferredValue(now);
  return drawn.table !== table || mayAct(drawn) || leaps(drawn, now) ? now : drawn;
}

const mayAct = ({ step, view: { awaits } }: TableNow): boolean => step === undefined && (awaits === 'person' || awaits === 'go-on');

const leaps = (from: TableNow, to: TableNow): boolean => ![0, 1].includes(placeOf(to) - placeOf(from));

const placeOf = ({ step, view: { moments } }: TableNow): number => Math.min(step ?? moments.length, moments.length - 1);
