import type { RatingChanges } from '@shinar/protocol';
import { Mark } from '@shinar/table';
import { useEffect, useState } from 'react';
import { call, ifAnswered } from '../../../../base/server/api.ts';
import { useMessages } from '../../../../base/words/messages.ts';
import { SeatName } from '../../../../wire/said/SeatName.tsx';
import type { RemoteTable } from '../remote/remote-table.ts';

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
      const told = await ifAnswered(call('ratingChanges', { params: { table: id } }));
      setChanges(told?.changes ?? []);
      setTries(tries + 1);
    };
    const timer = setTimeout(() => void ask(), tries === 0 ? 0 : AGAIN);
    return () => clearTimeout(timer);
  }, [id, changes, tries]);
  if (changes.length === 0) return null;
  const { seats } = table.view.get().sitting;
  const sits = table.room.state.get().view?.seats ?? [];
  return (
    <ul className="rating-changes" aria-label={m.title}>
      {changes.map(({ seat, before, after }) => (
        <li key={seat}>
          <Mark look={seats[seat]!} /> {sits[seat] ? <SeatName seat={sits[seat]} /> : seats[seat]!.name} {m.change(before, after)}
        </li>
      ))}
    </ul>
  );
}
