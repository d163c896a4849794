import { FIRST_GAME, type GameId } from '@shinar/catalogue';
import type { About, Me, TableView } from '@shinar/protocol';
import { useState } from 'react';
import { Choice } from '../../../base/dialogs/Choice.tsx';
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
import { gameNames } from '../../../wire/said/game-names.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { CreateForm } from './CreateForm.tsx';
import { TableRow } from './TableRow.tsx';

const EVERY = 5000;
type Filter = GameId | 'all';

/** My tables, those first that wait for me; the open ones; and making a new one. */
export function Lobby({ game }: { readonly game: GameId | undefined }) {
  const m = useMessages();
  const turns = waiting(useValue(mine)).length;
  useTitle(turns > 0 ? m.online.start.turns(turns) : m.online.lobby.title);
  useFromTop();
  return <AtServer>{(about, person) => <OpenLobby about={about} person={person} game={game} />}</AtServer>;
}

interface OpenLobbyProps {
  readonly about: About;
  readonly person: Me | null;
  readonly game: GameId | undefined;
}

function OpenLobby({ about, person, game }: OpenLobbyProps) {
  const m = useMessages();
  const { lobby: words } = m.online;
  const my = useValue(mine);
  const [open, setOpen] = useState<readonly TableView[]>([]);
  const [filter, setFilter] = useState<Filter>('all');
  const [creating, setCreating] = useState(game !== undefined);
  const [trouble, setTrouble] = useState<Trouble>();
  useEvery(EVERY, async () => {
    try {
      if (person) await askMine();
      setOpen((await call('lobby', { query: {} })).tables);
      setTrouble(undefined);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  });
  const fits = (table: TableView): boolean => filter === 'all' || table.game === filter;
  const isMine = new Set(my.tables.map(({ id }) => id));
  const others = open.filter((table) => fits(table) && !isMine.has(table.id));
  const names: Record<Filter, string> = { all: words.allGames, ...gameNames(m) };
  return (
    <main className="page lobby">
      <header className="start-head">
        <div>
          <h1>{words.title}</h1>
          <a className="way-back" href="#/">
            {m.home}
          </a>
        </div>
        <div className="card-buttons">
          <a className="button" href={hashOf({ page: 'leaders', game: game ?? FIRST_GAME })}>
            {m.online.ratings.leaders}
          </a>
          <a className="button" href="#/me">
            {person?.name ?? m.online.me.signIn}
          </a>
        </div>
      </header>
      <div className="lobby-tools">
        <button type="button" className="primary" onClick={() => setCreating(true)}>
          {words.create}
        </button>
        <Choice label={words.filter} value={filter} names={names} onChange={setFilter} />
      </div>
      <Troubled trouble={trouble} />
      {person && (
        <section aria-labelledby="mine">
          <h2 id="mine">{words.mine}</h2>
          {my.tables.length === 0 && <p className="hint">{words.noneMine}</p>}
          <ul className="tables">
            {my.tables.filter(fits).map((table) => (
              <TableRow key={table.id} table={table} seen={my.seen[table.id]} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open">{words.open}</h2>
        {others.length === 0 && <p className="hint">{words.noneOpen}</p>}
        <ul className="tables">
          {others.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
      </section>
      {creating && (
        <Dialog
          title={words.create}
          onClose={() => {
            setCreating(false);
            goTo({ page: 'lobby', game: undefined });
          }}
        >
          <CreateForm about={about} game={game} />
        </Dialog>
      )}
    </main>
  );
}
