import type { About } from '@shinar/protocol';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { AtServer } from '../../wire/AtServer.tsx';
import type { Room } from '../../wire/line/room.ts';
import { useRoom } from '../../wire/line/use-room.ts';
import { troubleText } from '../../wire/said/Troubled.tsx';
import { toLobby } from '../../wire/said/to-lobby.ts';
import { ofLink } from './NotThere.tsx';
import { PlayedTable } from './table/PlayedTable.tsx';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';

/** A table at the server, before, during and after the game. */
export function OnlinePage({ id, step }: { readonly id: string; readonly step: number | undefined }) {
  return <AtServer>{(about) => <Entered key={id} about={about} id={id} step={step} />}</AtServer>;
}

function Entered({ about, id, step }: { readonly about: About; readonly id: string; readonly step: number | undefined }) {
  const room = useRoom(id);
  return room === undefined ? <Loading /> : <InRoom about={about} room={room} step={step} />;
}

function InRoom({ about, room, step }: { readonly about: About; readonly room: Room; readonly step: number | undefined }) {
  const m = useMessages();
  const { view, closed } = useValue(room.state);
  if (closed !== undefined) return <Fault title={troubleText(ofLink(closed, 'no-table'), m)} way={toLobby(m)} />;
  if (view === undefined) return <Loading />;
  if (view.startedAt === null) return <WaitingRoom about={about} room={room} view={view} />;
  return <PlayedTable room={room} step={step} />;
}
