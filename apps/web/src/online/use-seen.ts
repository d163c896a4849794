import type { Seen } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { troubleOf } from './api.ts';
import { stepsSeen } from './recap.ts';
import type { RemoteTable } from './remote-table.ts';
import { useValue } from './value.ts';

const PAUSE = 1500;

/** Tells the server what has been looked at; answers how many steps I had seen when I came, if there is something new. */
export function useSeen(table: RemoteTable): { readonly from: number | undefined; readonly close: () => void } {
  const { room, seat } = table;
  const { view } = useValue(room.state);
  const [from, setFrom] = useState<number>();
  const [told, setTold] = useState<number>();
  const length = view?.length ?? 0;
  useEffect(() => {
    if (seat === undefined || told === length) return;
    const tell = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      setTold(length);
      const before = await room.post<Seen>('seen', { index: length }).catch((error: unknown) => void troubleOf(error));
      const missed = room.entries.slice(before?.index).some(({ step }) => step !== undefined && step.by !== 'chance' && step.by !== seat);
      if (told === undefined && before !== undefined && before.index > 0 && missed) setFrom(stepsSeen(room.entries, before.index));
    };
    const timer = setTimeout(() => void tell(), told === undefined ? 0 : PAUSE);
    const onVisible = (): void => void tell();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [room, seat, length, told]);
  return { from, close: () => setFrom(undefined) };
}
