import { FIRST_GAME, type GameId, manifestOf } from '@shinar/catalogue';
import type { About, CreateTable, Quiet, SeatWish } from '@shinar/protocol';
import { COLOURS, Mark } from '@shinar/table';
import { useState } from 'react';
import { Choice, Counts } from '../../../base/dialogs/Choice.tsx';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { Level } from '../../../kept/device-game.ts';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { SeatChoice } from '../../../wire/forms/SeatChoice.tsx';
import { newSalt, rememberCommitment, rememberSalt } from '../../../wire/proof.ts';
import { type AbsenceName, absenceNames, absenceOf, usualAbsence } from '../../../wire/said/absences.ts';
import { CLOCKS, type ClockName, clockText } from '../../../wire/said/clocks.ts';
import { gameNames } from '../../../wire/said/game-names.ts';
import { QuietHours } from './QuietHours.tsx';

const wishOf = (level: Level | null): SeatWish => (level === null ? { kind: 'open' } : { kind: 'bot', level });

/** A new table in one short form: whatever is not touched is a good choice. */
export function CreateForm({ about, game: first }: { readonly about: About; readonly game: GameId | undefined }) {
  const m = useMessages();
  const { create: words } = m.online;
  const [game, setGame] = useState<GameId>(first ?? FIRST_GAME);
  const [fewest, most] = manifestOf(game).seats;
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
    // The server commits itself to the draws before it learns our salt.
    const { commitment } = await call('commit');
    const salt = newSalt();
    const { id } = await call('createTable', {
      body: {
        game,
        seats: [{ kind: 'me' }, ...bots.map(wishOf)],
        visibility,
        watch,
        clock: { ...CLOCKS[clock], ...(slow && quiet !== null && { quiet }) },
        absence: absenceOf(absence),
        rated: rated && people,
        salt,
        commitment,
      },
    });
    rememberCommitment(id, commitment);
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
