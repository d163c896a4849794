import type { OpenLobby, TableView } from '@shinar/protocol';
import { COLOURS, Mark } from '@shinar/table';
import { LANGUAGE_NAMES } from '@shinar/words';
import { hashOf } from '../../../base/routes/routes.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { BoardName } from '../../../wire/said/BoardName.tsx';
import { clockText } from '../../../wire/said/clocks.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { SeatName } from '../../../wire/said/SeatName.tsx';
import { nameOf } from '../../../wire/said/seats.ts';

interface LobbyRowProps {
  readonly table: TableView;
  readonly lobby: OpenLobby;
  /** Takes a seat and goes there. */
  readonly onSit: (table: TableView) => void;
}

/** A table that is open to all: who is there, how it is played, and what one may do. */
export function LobbyRow({ table, lobby, onSit }: LobbyRowProps) {
  const m = useMessages();
  const { lobby: words } = useCompany();
  const { id, game, seats, host, clock, rated, status } = table;
  const known = host === null ? undefined : lobby.people[host];
  const free = seats.filter(({ kind }) => kind === (status === 'waiting' ? 'open' : 'bot')).length;
  const facts = [
    status === 'waiting' ? m.online.lobby.openSeats(free) : m.online.lobby.running,
    clockText(clock, m),
    rated ? m.online.create.rated : m.online.create.unrated,
    ...(known ? [LANGUAGE_NAMES[known.language]] : []),
  ];
  const sits = status === 'waiting' ? free > 0 : table.makesRoom && free > 0;
  return (
    <li className="lobby-row">
      <div>
        <strong>{gameName(m, game)}</strong> <small>{facts.join(' · ')}</small> <BoardName table={table} />
        <span className="seats">
          {seats.map((seat) => {
            const name = nameOf(seat, m);
            const here = seat.person !== null && lobby.present[id]?.includes(seat.person.id) === true;
            return (
              <span key={seat.seat}>
                <Mark look={{ name, colour: COLOURS[seat.seat % COLOURS.length]! }} />{' '}
                <SeatName seat={seat} rating={lobby.people[seat.person?.id ?? '']?.ratings[game]} />{' '}
                {seat.person !== null && (
                  <small className="presence" data-present={here}>
                    {here ? m.online.table.present : m.online.table.away}
                  </small>
                )}
              </span>
            );
          })}
        </span>
      </div>
      {sits && (
        <button type="button" onClick={() => onSit(table)}>
          {status === 'waiting' ? words.sit : words.takeBot}
        </button>
      )}
      {status === 'running' && (
        <a className="button" href={hashOf({ page: 'table', id, step: undefined })}>
          {words.watch}
        </a>
      )}
    </li>
  );
}
