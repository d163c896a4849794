import type { About } from '@shinar/protocol';
import { Fault } from '../app/Fault.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { AtServer } from './AtServer.tsx';
import { PlayedTable } from './PlayedTable.tsx';
import type { Room } from './room.ts';
import { troubleText } from './Troubled.tsx';
import { toLobby } from './to-lobby.ts';
import { useRoom } from './use-room.ts';
import { useValue } from './value.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table at the server, before, during and after the game. */
export function OnlinePage({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  return <AtServer>{(about) => <Entered key={id} about={about} id={id} step={step} />}</AtServer>;
}

function Entered({ about, id, step }: { readonly about: About; readonly id: string; readonly step: number | undefined }) {
  const room = useRoom(id);
  const { loading } = useMessages();
  return room === undefined ? <p className="loading">{loading}</p> : <InRoom about={about} room={room} step={step} />;
}

function InRoom({ about, room, step }: { readonly about: About; readonly room: Room; readonly step: number | undefined }) {
  const m = useMessages();
  const { view, closed } = useValue(room.state);
  if (closed !== undefined) return <Fault title={troubleText(closed, m)} way={toLobby(m)} />;
  if (view === undefined) return <p className="loading">{m.loading}</p>;
  if (view.startedAt === null) return <WaitingRoom about={about} room={room} view={view} />;
  return <PlayedTable room={room} step={step} />;
}
