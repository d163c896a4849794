import type { CreateTable, SeatWish, TableView } from '@shinar/protocol';
import { useState } from 'react';
import { Choice, Counts } from '../app/Choice.tsx';
import { goTo } from '../app/routes.ts';
import { FACTS, GAME_IDS, type GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { LEVELS } from '../table/kept.ts';
import { call } from './api.ts';
import { CLOCKS, type ClockName, clockText } from './clocks.ts';
import { NameForm } from './NameForm.tsx';
import { newSalt, rememberSalt } from './proof.ts';

type Other = 'open' | `${(typeof LEVELS)[number]}`;
const OTHERS: readonly Other[] = ['open', ...LEVELS.map((level) => `${level}` as const)];

/** A new table in one short form: whatever is not touched is a good choice. */
export function CreateForm({ game: first }: { readonly game: GameId | undefined }) {
  const m = useMessages();
  const { create: words } = m.online;
  const [game, setGame] = useState<GameId>(first ?? 'sumeria');
  const [fewest, most] = FACTS[game].players;
  const [wanted, setWanted] = useState(most);
  const players = Math.min(most, Math.max(fewest, wanted));
  const [others, setOthers] = useState<readonly Other[]>(['open', 'open', 'open']);
  const [clock, setClock] = useState<ClockName>('none');
  const [visibility, setVisibility] = useState<CreateTable['visibility']>('private');
  const [watch, setWatch] = useState<CreateTable['watch']>('anyone');
  const [rated, setRated] = useState(false);
  const seats = others.slice(0, players - 1);
  const people = seats.every((other) => other === 'open');

  const create = async (): Promise<void> => {
    const salt = newSalt();
    const wishes: SeatWish[] = [{ kind: 'me' }, ...seats.map(wishOf)];
    const wish = { game, seats: wishes, visibility, watch, clock: CLOCKS[clock], rated: rated && people, salt };
    const { id } = await call<TableView>('POST', 'api/tables', wish);
    rememberSalt(id, salt);
    goTo({ page: 'table', id, step: undefined });
  };
  const names = Object.fromEntries(GAME_IDS.map((id) => [id, m.games[id].name])) as Record<GameId, string>;
  const clocks = Object.fromEntries(Object.entries(CLOCKS).map(([id, each]) => [id, clockText(each, m)])) as Record<ClockName, string>;
  const who = Object.fromEntries(
    OTHERS.map((other) => [other, other === 'open' ? m.online.table.openSeat : m.setUp.bot(m.levels[levelOf(other)])]),
  ) as Record<Other, string>;
  return (
    <div className="create">
      <Choice label={words.game} value={game} names={names} onChange={setGame} />
      <Counts label={m.setUp.players} from={fewest} to={most} value={players} onChange={setWanted} />
      {seats.map((other, i) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are told by their number.
          key={i}
          label={m.setUp.seat(i + 2)}
          value={other}
          names={who}
          onChange={(to) => setOthers(others.map((old, at) => (at === i ? to : old)))}
        />
      ))}
      <Choice label={words.clock} value={clock} names={clocks} onChange={setClock} />
      <Choice label={words.visibility} value={visibility} names={words.visibilities} onChange={setVisibility} />
      <Choice label={words.watch} value={watch} names={words.watches} onChange={setWatch} />
      <label className="check">
        <input type="checkbox" checked={rated && people} disabled={!people} onChange={(event) => setRated(event.target.checked)} />
        {words.ratedAsk}
      </label>
      <NameForm label={words.make} onNamed={create} />
    </div>
  );
}

const levelOf = (other: Other) => LEVELS.find((level) => `${level}` === other) ?? 1;
const wishOf = (other: Other): SeatWish => (other === 'open' ? { kind: 'open' } : { kind: 'bot', level: levelOf(other) });
