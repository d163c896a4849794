import { FIRST_GAME, type GameId, manifestOf } from '@shinar/catalogue';
import type { Speed, TournamentLine } from '@shinar/protocol';
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

/** The form of the field: without a zone, in the time of this device. */
const localTime = (at: number): string => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** A tournament of one's own, in one short form. */
export function NewTournament() {
  const m = useMessages();
  const { cup: words, play } = useCompany();
  const [name, setName] = useState('');
  const [game, setGame] = useState<GameId>(FIRST_GAME);
  const [kind, setKind] = useState<TournamentLine['kind']>('swiss');
  const [speed, setSpeed] = useState<Speed>('live');
  const [wanted, setSize] = useState(0);
  const [starts, setStarts] = useState(() => localTime(Date.now() + HOUR));
  const [fewest, most] = manifestOf(game).seats;
  const size = Math.min(most, Math.max(fewest, wanted));
  const make = async (): Promise<void> => {
    const { id } = await call('newTournament', { body: { name: name.trim(), game, kind, speed, size, startsAt: Date.parse(starts) } });
    goTo({ page: 'tournament', id });
  };
  return (
    <details className="new-deal">
      <summary>{words.create}</summary>
      <Field label={words.name} value={name} minLength={3} maxLength={LONGEST} onChange={setName} />
      <Choice label={m.online.create.game} value={game} names={gameNames(m)} onChange={setGame} />
      <Counts label={words.size} from={fewest} to={most} value={size} onChange={setSize} />
      <Choice label={words.kind} value={kind} names={words.kinds} onChange={setKind} />
      <Choice label={play.speed} value={speed} names={play.speeds} onChange={setSpeed} />
      <label className="field">
        {words.starts}
        <input type="datetime-local" required value={starts} onChange={(event) => setStarts(event.target.value)} />
      </label>
      <p className="hint">{words.botsFill}</p>
      <NameForm label={words.make} onNamed={make} />
    </details>
  );
}
