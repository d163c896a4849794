import { useEffect } from 'react';
import { Fault } from '../app/Fault.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { askServer, me, server } from './me.ts';
import { PlayedTable } from './PlayedTable.tsx';
import type { Room } from './room.ts';
import { troubleText } from './Troubled.tsx';
import { useRoom } from './use-room.ts';
import { useValue } from './value.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './online.css';

/** A table at the server, before, during and after the game. */
export function OnlinePage({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  const m = useMessages();
  const about = useValue(server);
  const person = useValue(me);
  useEffect(() => void askServer(), []);
  if (about === 'none' || about === 'offline') return <Fault title={m.online.noServer[about]} />;
  if (about === 'asking' || person === undefined) return <p className="loading">{m.loading}</p>;
  return <Entered key={id} id={id} step={step} />;
}

function Entered({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  const room = useRoom(id);
  const { loading } = useMessages();
  return room === undefined ? <p className="loading">{loading}</p> : <InRoom room={room} step={step} />;
}

function InRoom({ room, step }: { readonly room: Room; readonly step: number | undefined }) {
  const m = useMessages();
  const { view, closed } = useValue(room.state);
  if (closed !== undefined) return <Fault title={troubleText(closed, m)} />;
  if (view === undefined) return <p className="loading">{m.loading}</p>;
  if (view.startedAt === null) return <WaitingRoom room={room} view={view} />;
  return <PlayedTable room={room} step={step} />;
}
