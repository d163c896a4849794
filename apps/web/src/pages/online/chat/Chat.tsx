import type { Line } from '@shinar/protocol';
import { useEffect } from 'react';
import { call } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { Room, RoomState } from '../../../wire/line/room.ts';
import { me } from '../../../wire/me.ts';
import { seatOfPerson } from '../../../wire/said/seats.ts';
import { Lines } from './Lines.tsx';
import { Mutes } from './Mutes.tsx';
import { ReportForm } from './ReportForm.tsx';
import { SayForm } from './SayForm.tsx';

export const unreadOf = ({ lines, read }: RoomState, person: string | undefined): readonly Line[] =>
  lines.filter((line) => line.id > read && line.person?.id !== person);

/** What people at the table say; whoever has no seat only reads. */
export function ChatTab({ room }: { readonly room: Room }) {
  const { chat: m } = useMessages().online;
  const { lines, view, watchers } = useValue(room.state);
  const person = useValue(me);
  useEffect(() => {
    if (lines.length > 0) room.markRead();
  }, [room, lines]);
  const others = view?.seats.flatMap(({ person: sits }) => (sits !== null && sits.id !== person?.id ? [sits] : [])) ?? [];
  const seated = view !== undefined && seatOfPerson(view, person?.id) !== undefined;
  return (
    <div className="chat">
      {watchers > 0 && <p className="hint">{m.watchers(watchers)}</p>}
      {lines.length === 0 && <p>{m.empty}</p>}
      <Lines lines={lines} person={person?.id} />
      {seated && <SayForm onSay={(text) => room.send({ type: 'say', text })} />}
      <Mutes others={others} onChange={() => room.loadLines()} />
      {seated && others.length > 0 && (
        <details className="mutes">
          <summary>{m.reports}</summary>
          <ReportForm others={others} onReport={(body) => call('report', { params: { table: view.id }, body })} />
        </details>
      )}
    </div>
  );
}
