import type { About, CreateTable, Quiet, TableView } from '@shinar/protocol';
import { useState } from 'react';
import { Choice, Counts } from '../app/Choice.tsx';
import { goTo } from '../app/routes.ts';
import { FACTS, type GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { COLOURS } from '../seats/looks.ts';
import { Mark } from '../seats/Mark.tsx';
import type { Level } from '../table/kept.ts';
import { type AbsenceName, absenceNames, absenceOf, usualAbsence } from './absences.ts';
import { call } from './api.ts';
import { CLOCKS, type ClockName, clockText } from './clocks.ts';
import { gameNames } from './game-names.ts';
import { NameForm } from './NameForm.tsx';
import { newSalt, rememberSalt } from './proof.ts';
import { QuietHours } from './QuietHours.tsx';
import { SeatChoice } from './SeatChoice.tsx';

/** A new table in one short form: whatever is not touched is a good choice. */
export function CreateForm({ about, game: first }: { readonly about: About; readonly game: GameId | undefined }) {
  const m = useMessages();
  const { create: words } = m.online;
  const [game, setGame] = useState<GameId>(first ?? 'sumeria');
  const [fewest, most] = FACTS[game].players;
  const [wanted, setWanted] = useState(most);
  const players = Math.min(most, Math.max(fewest, wanted));
  const [others, setOthers] = useState<readonly (Level | null)[]>([null, null, null]);
  const [clock, setClock] = useState<ClockName>('none');
  const [quiet, setQuiet] = useState<Quiet | null>(null);
  const [absence, setAbsence] = useState<AbsenceName>(usualAbsence);
  const [visibility, setVisibility] = useState<CreateTable['visibility']>('private');
  const [watch, setWatch] = useState<CreateTable['watch']>('anyone');
  const [rated, setRated] = useState(false);
  const bots = others.slice(0, players - 1);
  const people = bots.every((level) => level === null);
  const slow = CLOCKS[clock].type === 'turn';

  const create = async (): Promise<void> => {
    const salt = newSalt();
    const { id } = await call<TableView>('POST', 'api/tables', {
      game,
      seats: [{ kind: 'me' }, ...bots.map((level) => (level === null ? { kind: 'open' } : { kind: 'bot', level }))],
      visibility,
      watch,
      clock: { ...CLOCKS[clock], ...(slow && quiet !== null && { quiet }) },
      absence: absenceOf(absence),
      rated: rated && people,
      salt,
    });
    rememberSalt(id, salt);
    goTo({ page: 'table', id, step: undefined });
  };
  const clocks = Object.fromEntries(Object.entries(CLOCKS).map(([id, each]) => [id, clockText(each, m)])) as Record<ClockName, string>;
  return (
    <div className="create">
      <Choice label={words.game} value={game} names={gameNames(m)} onChange={setGame} />
      <Counts label={m.setUp.players} from={fewest} to={most} value={players} onChange={setWanted} />
      {bots.map((level, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are told by their number.
        <div key={i} className="with-mark">
          <Mark look={{ name: m.setUp.seat(i + 2), colour: COLOURS[i + 1]! }} size="2em" />
          <SeatChoice
            about={about}
            game={game}
            seat={i + 1}
            level={level}
            onChange={(to) => setOthers(others.map((old, at) => (at === i ? to : old)))}
          />
        </div>
      ))}
      <Choice label={words.clock} value={clock} names={clocks} onChange={setClock} />
      {slow && <QuietHours label={words.quiet} quiet={quiet} onChange={setQuiet} />}
      {clock !== 'none' && <Choice label={words.absence} value={absence} names={absenceNames(m)} onChange={setAbsence} />}
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
