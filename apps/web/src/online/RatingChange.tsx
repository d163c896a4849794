import type { RatingChanges } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { Mark } from '../seats/Mark.tsx';
import { call, ifAnswered } from './api.ts';
import type { RemoteTable } from './remote-table.ts';

const AGAIN = 1000;
const TRIES = 5;

/** What the game did to the ratings; the server counts a moment after the end. */
export function RatingChange({ table }: { readonly table: RemoteTable }) {
  const { ratings: m } = useMessages().online;
  const [changes, setChanges] = useState<RatingChanges['changes']>([]);
  const [tries, setTries] = useState(0);
  const { id } = table.room;
  useEffect(() => {
    if (changes.length > 0 || tries === TRIES) return;
    const ask = async (): Promise<void> => {
      const told = await ifAnswered(call<RatingChanges>('GET', `api/tables/${id}/ratings`));
      setChanges(told?.changes ?? []);
      setTries(tries + 1);
    };
    const timer = setTimeout(() => void ask(), tries === 0 ? 0 : AGAIN);
    return () => clearTimeout(timer);
  }, [id, changes, tries]);
  if (changes.length === 0) return null;
  const { seats } = table.getSnapshot().kept;
  return (
    <ul className="rating-changes" aria-label={m.title}>
      {changes.map(({ seat, before, after }) => (
        <li key={seat}>
          <Mark look={seats[seat]!} /> {m.change(seats[seat]!.name, before, after)}
        </li>
      ))}
    </ul>
  );
}
