import { FIRST_GAME, type GameId } from '@shinar/catalogue';
import type { About, Company, Me, OpenLobby } from '@shinar/protocol';
import { useState } from 'react';
import { Dialog } from '../../../base/dialogs/Dialog.tsx';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { goTo, hashOf } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call, type Trouble, troubleOf } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { useEvery } from '../../../wire/forms/use-every.ts';
import { askMine, mine, waiting } from '../../../wire/mine.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { DayLinks } from '../deals/DayLinks.tsx';
import { CreateForm } from './CreateForm.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PlayNow } from './PlayNow.tsx';

const EVERY = 5000;

interface LobbyProps {
  readonly game: GameId | undefined;
  readonly board?: string | undefined;
}

/** Playing at once with whoever is there; my tables, those waiting for me first; the open ones; and creating one. */
export function Lobby({ game, board }: LobbyProps) {
  const m = useMessages();
  const turns = waiting(useValue(mine)).length;
  useTitle(turns > 0 ? m.online.start.turns(turns) : m.online.lobby.title);
  useFromTop();
  return <AtServer>{(about, person) => <InLobby about={about} person={person} game={game} board={board} />}</AtServer>;
}

interface InLobbyProps extends LobbyProps {
  readonly about: About;
  readonly person: Me | null;
}

function InLobby({ about, person, game, board }: InLobbyProps) {
  const { lobby: words } = useMessages().online;
  const my = useValue(mine);
  const { lobby, company, trouble } = useLobby(person);
  const [creating, setCreating] = useState(game !== undefined);
  const close = (): void => {
    setCreating(false);
    goTo({ page: 'lobby', game: undefined });
  };
  return (
    <main className="page lobby">
      <Head person={person} />
      <Troubled trouble={trouble} />
      <PlayNow lobby={lobby} />
      {person && <MyTables my={my} company={company} />}
      <DayLinks />
      {lobby && <OpenTables lobby={lobby} mine={new Set(my.tables.map(({ id }) => id))} onCreate={() => setCreating(true)} />}
      {creating && (
        <Dialog title={words.create} onClose={close}>
          <CreateForm about={about} game={game} board={board} />
        </Dialog>
      )}
    </main>
  );
}

/** What is open, asked for again and again while the page is looked at. */
function useLobby(person: Me | null) {
  const [lobby, setLobby] = useState<OpenLobby>();
  const [company, setCompany] = useState<Company>();
  const [trouble, setTrouble] = useState<Trouble>();
  useEvery(EVERY, async () => {
    try {
      if (person) await askMine();
      setLobby(await call('lobby', { query: {} }));
      if (person) setCompany(await call('company'));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  });
  return { lobby, company, trouble };
}

function Head({ person }: { readonly person: Me | null }) {
  const m = useMessages();
  const { people, cup, club } = useCompany();
  return (
    <header className="start-head">
      <div>
        <h1>{m.online.lobby.title}</h1>
        <a className="way-back" href="#/">
          {m.home}
        </a>
      </div>
      <div className="card-buttons">
        <a className="button" href={hashOf({ page: 'people' })}>
          {people.title}
        </a>
        <a className="button" href={hashOf({ page: 'tournaments' })}>
          {cup.title}
        </a>
        <a className="button" href={hashOf({ page: 'clubs' })}>
          {club.title}
        </a>
        <a className="button" href={hashOf({ page: 'leaders', game: FIRST_GAME })}>
          {m.online.ratings.leaders}
        </a>
        <a className="button" href="#/me">
          {person?.name ?? m.online.me.signIn}
        </a>
      </div>
    </header>
  );
}
