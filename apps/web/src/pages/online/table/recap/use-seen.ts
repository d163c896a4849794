import { useEffect, useRef, useState } from 'react';
import { call, ifAnswered } from '../../../../base/server/api.ts';
import { useValue } from '../../../../base/value.ts';
import type { Room } from '../../../../wire/line/room.ts';
import type { RemoteTable } from '../remote/remote-table.ts';
import { stepsSeen } from './recap.ts';

const PAUSE = 1500;

/** Tells the server what has been seen; returns how many steps I had seen when I came, if somebody has played since. */
export function useSeen(table: RemoteTable): { readonly from: number | undefined; readonly close: () => void } {
  const { room, seat } = table;
  const { view } = useValue(room.state);
  const [from, setFrom] = useState<number>();
  const told = useRef<number>(undefined);
  const length = view?.length ?? 0;
  const over = view?.status === 'over';
  useEffect(() => {
    if (seat === undefined) return;
    const tell = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || told.current === length) return;
      const first = told.current === undefined;
      told.current = length;
      const before = await ifAnswered(call('markSeen', { params: { table: room.id }, body: { index: length } }));
      if (first && before !== undefined) setFrom(missedFrom(room, before.index, seat));
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
  return { from: over ? undefined : from, close: () => setFrom(undefined) };
}

/** Nothing was missed where only I and chance have acted, or where I come for the first time. */
function missedFrom({ entries }: Room, seen: number, seat: number): number | undefined {
  const others = entries.slice(seen).some(({ step }) => step !== undefined && step.by !== 'chance' && step.by !== seat);
  return seen > 0 && others ? stepsSeen(entries, seen) : undefined;
}
