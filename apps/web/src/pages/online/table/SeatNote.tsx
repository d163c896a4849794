import type { TableView } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { useSettings } from '../../../base/settings/settings.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { Room } from '../../../wire/line/room.ts';
import { dateText, leftText } from '../../../wire/said/times.ts';

/** Beside a player's name: whether they are here, who plays for them, and their time. */
export function SeatNote({ room, seat }: { readonly room: Room; readonly seat: number }) {
  const { table: m } = useMessages().online;
  const { view, here } = useValue(room.state);
  const at = view?.seats[seat];
  if (view === undefined || at === undefined || at.kind !== 'person') return null;
  const present = at.person !== null && here.includes(at.person.id);
  const text = at.resigned ? m.resigned : at.held ? m.heldSeat : present ? m.present : m.away;
  return (
    <>
      <small className="presence" data-present={present && !at.held && !at.resigned}>
        {text}
      </small>
      {view.status === 'running' && <TimeLeft view={view} seat={seat} ahead={room.wire.ahead} />}
    </>
  );
}

const SECOND = 1000;

/** A live clock counts down; a deadline is shown in local time. */
function TimeLeft({ view, seat, ahead }: { readonly view: TableView; readonly seat: number; readonly ahead: number }) {
  const m = useMessages().online.table;
  const { language } = useSettings();
  const { turn, clock } = view;
  const runs = turn.seat === seat && turn.due !== null;
  const now = useNow(runs) + ahead;
  if (clock.type === 'live') {
    const bank = turn.banks?.[seat] ?? clock.bank;
    return <small className="clock">{leftText(Math.max(0, bank - (runs ? now - turn.since : 0)))}</small>;
  }
  if (!runs || turn.due === null) return null;
  return <small className="clock">{m.due(dateText(turn.due, language))}</small>;
}

function useNow(runs: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
