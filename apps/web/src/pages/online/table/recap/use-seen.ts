import { useEffect, useRef, useState } from 'react';
import { call, ifAnswered } from '../../../../base/server/api.ts';
import { useValue } from '../../../../base/value.ts';
import type { Room } from '../../../../wire/line/room.ts';
import type { RemoteTable } from '../remote/remote-table.ts';
import { stepsSeen } from './recap.ts';

const PAUSE = 1500;

export interface Seen {
  /** Whether it is known what I had seen when I came: before that nothing is shown, as the recap would push what somebody is about to press. */
  readonly known: boolean;
  /** How many steps that were, if somebody has played since. */
  readonly from: number | undefined;
  close(): void;
}

/** Tells the server what has been seen. */
export function useSeen(table: RemoteTable): Seen {
  const { room, seat } = table;
  const { view } = useValue(room.state);
  const [from, setFrom] = useState<number>();
  const [known, setKnown] = useState(false);
  const told = useRef<number>(undefined);
  const length = view?.length ?? 0;
  const over = view?.status === 'over';
  useEffect(() => {
    if (seat === undefined) return;
    const tell = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || told.current === length) return;
      const first = told.current === undefined;
      told.current = length;
      try {
        const before = await ifAnswered(call('markSeen', { params: { table: room.id }, body: { index: length } }));
        if (first && before !== undefined) setFrom(missedFrom(room, before.index, seat));
      } finally {
        setKnown(true);
      }
    };
    const timer = setTimeout(() => void tell(), told.current === undefined ? 0 : PAUSE);
    const onVisible = (): void => void tell();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [room, seat, length]);
  useEffect(
    () => () => {
      const { length: last } = room.entries;
      if (told.current !== undefined && told.current !== last)
        void ifAnswered(call('markSeen', { params: { table: room.id }, body: { index: last } }));
    },
    [room],
  );
  return {
    known: known || seat === undefined || document.visibilityState !== 'visible',
    from: over ? undefined : from,
    close: () => setFrom(undefined),
  };
}

/** Nothing was missed where only I and chance have acted, or where I come for the first time. */
function missedFrom({ entries }: Room, seen: number, seat: number): number | undefined {
  const others = entries.slice(seen).some(({ step }) => step !== undefined && step.by !== 'chance' && step.by !== seat);
  return seen > 0 && others ? stepsSeen(entries, seen) : undefined;
}
