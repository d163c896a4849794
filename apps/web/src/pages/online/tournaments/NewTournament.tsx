import { FIRST_GAME, type GameId, manifestOf } from '@shinar/catalogue';
import { SPEED_OF, type Speed, type TournamentKind } from '@shinar/protocol';
import { useState } from 'react';
import { Choice, Counts } from '../../../base/dialogs/Choice.tsx';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { Field } from '../../../wire/forms/Field.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { gameNames } from '../../../wire/said/game-names.ts';

const LONGEST = 40;
const HOUR = 3_600_000;
const EVENING = 20;
const LENGTHS = [60, 90, 120];
const SEASONS = [2, 3, 4, 6, 8, 12];
const USUAL_SEASONS = 4;

/** The form of the field: without a zone, in the time of this device. */
const localTime = (at: number): string => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const numbered = (values: readonly number[], name: (value: number) => string): Record<string, string> =>
  Object.fromEntries(values.map((value) => [String(value), name(value)]));

/** The evening of a day that somebody has chosen, if it is still to come; else in an hour. */
const firstStart = (day = 0): number => Math.max(Date.now() + HOUR, new Date(day).setHours(EVENING));

interface NewTournamentProps {
  readonly club?: string;
  /** The day when it may begin. */
  readonly day?: number | undefined;
}

/** A tournament of one's own, in one short form; with a club, for its members. */
export function NewTournament({ club, day }: NewTournamentProps) {
  const m = useMessages();
  const { cup: words, play } = useCompany();
  const [name, setName] = useState('');
  const [game, setGame] = useState<GameId>(FIRST_GAME);
  const [kind, setKind] = useState<TournamentKind>('swiss');
  const [wishedSpeed, setSpeed] = useState<Speed>('live');
  const [minutes, setMinutes] = useState(LENGTHS[0]!);
  const [seasons, setSeasons] = useState(USUAL_SEASONS);
  const [rated, setRated] = useState(false);
  const [wanted, setSize] = useState(0);
  const [starts, setStarts] = useState(() => localTime(firstStart(day)));
  const [fewest, most] = manifestOf(game).seats;
  const size = Math.min(most, Math.max(fewest, wanted));
  const speed = SPEED_OF[kind] ?? wishedSpeed;
  const make = async (): Promise<void> => {
    const wish = { name: name.trim(), game, kind, speed, size, minutes, rated, startsAt: Date.parse(starts), club };
    const { id } = await call('newTournament', { body: { ...wish, ...(kind === 'league' && { rounds: seasons }) } });
    goTo({ page: 'tournament', id });
  };
  return (
    <details className="new-deal">
      <summary>{words.create}</summary>
      <Field label={words.name} value={name} minLength={3} maxLength={LONGEST} onChange={setName} />
      <Choice label={m.online.create.game} value={game} names={gameNames(m)} onChange={setGame} />
      <Counts label={words.size} from={fewest} to={most} value={size} onChange={setSize} />
      <Choice label={words.kind} value={kind} names={words.kinds} onChange={setKind} />
      <p className="hint">{words.kindHints[kind]}</p>
      {SPEED_OF[kind] === undefined && <Choice label={play.speed} value={speed} names={play.speeds} onChange={setSpeed} />}
      {kind === 'arena' && (
        <Choice
          label={words.minutes}
          value={String(minutes)}
          names={numbered(LENGTHS, words.lasts)}
          onChange={(to) => setMinutes(Number(to))}
        />
      )}
      {kind === 'league' && (
        <Choice label={words.seasons} value={String(seasons)} names={numbered(SEASONS, String)} onChange={(to) => setSeasons(Number(to))} />
      )}
      <label className="field">
        {words.starts}
        <input type="datetime-local" required value={starts} onChange={(event) => setStarts(event.target.value)} />
      </label>
      <label className="check">
        <input type="checkbox" checked={rated} onChange={(event) => setRated(event.target.checked)} />
        {words.rated}
      </label>
      <p className="hint">{words.botsFill}</p>
      <NameForm label={words.make} onNamed={make} />
    </details>
  );
}
