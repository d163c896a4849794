import type { About, TableView } from '@shinar/protocol';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import type { Messages } from '../../../base/words/en/index.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import type { Room } from '../../../wire/line/room.ts';
import { me } from '../../../wire/me.ts';
import { newSalt, rememberSalt } from '../../../wire/proof.ts';
import { absenceText } from '../../../wire/said/absences.ts';
import { clockText } from '../../../wire/said/clocks.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { seatOfPerson } from '../../../wire/said/seats.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { ChatTab } from '../chat/Chat.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OwnBoard } from './OwnBoard.tsx';
import { SeatedTools } from './SeatedTools.tsx';
import { Share } from './Share.tsx';
import { WaitingSeats } from './WaitingSeats.tsx';

interface WaitingRoomProps {
  readonly about: About;
  readonly room: Room;
  readonly view: TableView;
}

/** A table before the start: who sits there, taking a seat, and inviting others. */
export function WaitingRoom({ about, room, view }: WaitingRoomProps) {
  const m = useMessages();
  const { waiting: words } = m.online;
  const person = useValue(me);
  const { trouble } = useValue(room.state);
  const seated = seatOfPerson(view, person?.id) !== undefined;
  const isHost = person?.id === view.host && person !== null;
  const open = view.seats.some(({ kind }) => kind === 'open');
  const game = gameName(m, view.game);
  useFromTop();
  useTitle(game);
  const sit = async (): Promise<void> => {
    const salt = newSalt();
    rememberSalt(view.id, salt);
    await call('join', { params: { table: room.id }, body: { salt } });
  };
  return (
    <main className="page waiting">
      <WayBack />
      <h1>{words.title(game)}</h1>
      <p className="hint">{factsOf(view, m).join(' · ')}</p>
      {view.ownBoard && <OwnBoard view={view} />}
      <WaitingSeats about={about} room={room} view={view} isHost={isHost} />
      {view.status === 'over' && <p>{words.closed}</p>}
      {view.status === 'waiting' && !seated && open && <NameForm label={words.sit} onNamed={sit} />}
      {view.status === 'waiting' && seated && <SeatedTools about={about} room={room} view={view} isHost={isHost} />}
      <Troubled trouble={trouble} />
      {open && seated && view.status === 'waiting' && (
        <section aria-labelledby="share">
          <h2 id="share">{m.online.share.title}</h2>
          <InviteForm table={view.id} />
          <Share id={view.id} />
        </section>
      )}
      <section aria-labelledby="talk">
        <h2 id="talk">{m.online.chat.tab(0)}</h2>
        <ChatTab room={room} />
      </section>
    </main>
  );
}

const factsOf = (view: TableView, m: Messages): string[] => [
  clockText(view.clock, m),
  ...(view.clock.type === 'none' ? [] : [m.label(m.online.create.absence, absenceText(view.absence, m))]),
  view.rated ? m.online.create.rated : m.online.create.unrated,
  m.online.create.watches[view.watch],
];
