import type { GameId } from '@shinar/catalogue';
import type { OpenLobby, Speed, TableView } from '@shinar/protocol';
import { useState } from 'react';
import { Choice } from '../../../base/dialogs/Choice.tsx';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { me } from '../../../wire/me.ts';
import { newSalt, rememberSalt } from '../../../wire/proof.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { gameNames } from '../../../wire/said/game-names.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { LobbyRow } from './LobbyRow.tsx';
import { speedOf } from './speed.ts';

type Game = GameId | 'all';
type Pace = Speed | 'any';

const hasSeat = ({ status, makesRoom, seats }: TableView): boolean =>
  status === 'waiting' ? seats.some(({ kind }) => kind === 'open') : makesRoom && seats.some(({ kind }) => kind === 'bot');

interface OpenTablesProps {
  readonly lobby: OpenLobby;
  readonly mine: ReadonlySet<string>;
  readonly onCreate: () => void;
}

/** Tables that wait for players, and games to watch, the best first; whatever is mine is elsewhere. */
export function OpenTables({ lobby, mine, onCreate }: OpenTablesProps) {
  const m = useMessages();
  const { lobby: words, play } = useCompany();
  const person = useValue(me);
  const [game, setGame] = useState<Game>('all');
  const [pace, setPace] = useState<Pace>('any');
  const [free, setFree] = useState(false);
  const { act, trouble } = useAct();
  const tables = lobby.tables.filter(
    (table) =>
      !mine.has(table.id) &&
      (game === 'all' || table.game === game) &&
      (pace === 'any' || speedOf(table) === pace) &&
      (!free || hasSeat(table)),
  );
  const sit = async ({ id, status }: TableView): Promise<void> => {
    if (person !== null) {
      const salt = newSalt();
      if (status === 'waiting') rememberSalt(id, salt);
      await call('join', { params: { table: id }, body: { salt } });
    }
    goTo({ page: 'table', id, step: undefined });
  };
  const section = (id: string, title: string, none: string, status: TableView['status']) => {
    const rows = tables.filter((table) => table.status === status);
    return (
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {rows.length === 0 && <p className="hint">{none}</p>}
        <ul className="tables">
          {rows.map((table) => (
            <LobbyRow key={table.id} table={table} lobby={lobby} onSit={(at) => void act(() => sit(at))} />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <>
      <div className="lobby-tools">
        <Choice label={m.online.lobby.filter} value={game} names={{ all: m.online.lobby.allGames, ...gameNames(m) }} onChange={setGame} />
        <Choice label={play.speed} value={pace} names={{ any: words.anySpeed, ...play.speeds }} onChange={setPace} />
        <label className="check">
          <input type="checkbox" checked={free} onChange={(event) => setFree(event.target.checked)} />
          {words.freeOnly}
        </label>
        <button type="button" onClick={onCreate}>
          {m.online.lobby.create}
        </button>
      </div>
      <Troubled trouble={trouble} />
      {section('open', words.waiting, words.noneWaiting, 'waiting')}
      {section('running', words.running, words.noneRunning, 'running')}
    </>
  );
}
