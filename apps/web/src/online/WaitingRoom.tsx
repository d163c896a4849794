import type { About, TableView } from '@shinar/protocol';
import { useTitle } from '../app/title.ts';
import { useMessages } from '../i18n/messages.tsx';
import { absenceText } from './absences.ts';
import { ChatTab } from './Chat.tsx';
import { clockText } from './clocks.ts';
import { gameName } from './game-names.ts';
import { me } from './me.ts';
import { NameForm } from './NameForm.tsx';
import { newSalt, rememberSalt } from './proof.ts';
import type { Room } from './room.ts';
import { Share } from './Share.tsx';
import { seatOfPerson } from './seats.ts';
import { Troubled } from './Troubled.tsx';
import { useValue } from './value.ts';
import { WaitingSeats } from './WaitingSeats.tsx';
import { WayBack } from './WayBack.tsx';

const BOT_LEVEL = 2;

interface WaitingRoomProps {
  readonly about: About;
  readonly room: Room;
  readonly view: TableView;
}

/** A table before the start: who sits there, taking a seat, and inviting others. */
export function WaitingRoom({ about, room, view }: WaitingRoomProps) {
  const m = useMessages();
  const { waiting: words, create } = m.online;
  const person = useValue(me);
  const { trouble } = useValue(room.state);
  const seated = seatOfPerson(view, person?.id) !== undefined;
  const isHost = person?.id === view.host && person !== null;
  const open = view.seats.some(({ kind }) => kind === 'open');
  const game = gameName(m, view.game);
  useTitle(game);
  const sit = async (): Promise<void> => {
    const salt = newSalt();
    rememberSalt(view.id, salt);
    await room.post('join', { salt });
  };
  return (
    <main className="page waiting">
      <WayBack />
      <h1>{words.title(game)}</h1>
      <p className="hint">
        {[
          clockText(view.clock, m),
          ...(view.clock.type === 'none' ? [] : [`${create.absence}: ${absenceText(view.absence, m)}`]),
          view.rated ? create.rated : create.unrated,
          create.watches[view.watch],
        ].join(' · ')}
      </p>
      <WaitingSeats about={about} room={room} view={view} isHost={isHost} />
      {view.status === 'over' && <p>{words.closed}</p>}
      {view.status === 'waiting' && !seated && open && <NameForm label={words.sit} onNamed={sit} />}
      {view.status === 'waiting' && seated && (
        <>
          <p role="status">{open ? words.forOthers : isHost ? words.ready : words.forHost}</p>
          <div className="card-buttons">
            {isHost && (
              <button
                type="button"
                className={open ? undefined : 'primary'}
                onClick={() => void room.attempt(() => room.post('start', { bots: BOT_LEVEL }))}
              >
                {open ? words.startWithBots : words.start}
              </button>
            )}
            <button type="button" onClick={() => void room.attempt(() => room.post('leave'))}>
              {words.standUp}
            </button>
          </div>
        </>
      )}
      <Troubled trouble={trouble} />
      {open && seated && view.status === 'waiting' && (
        <section aria-labelledby="share">
          <h2 id="share">{m.online.share.title}</h2>
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
