import type { GameId } from '@shinar/catalogue';
import type { About, Leaders, Me } from '@shinar/protocol';
import { useState } from 'react';
import { Choice } from '../../../base/dialogs/Choice.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { goTo } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { gameNames } from '../../../wire/said/game-names.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { levelOf } from '../../../wire/said/seats.ts';

/** The best rated people of a game, and the bots on their own scale. */
export function LeadersPage({ game }: { readonly game: GameId }) {
  const { ratings: words } = useMessages().online;
  useTitle(words.leaders);
  useFromTop();
  return <AtServer>{(about, person) => <Lists about={about} person={person} game={game} />}</AtServer>;
}

interface ListsProps {
  readonly about: About;
  readonly person: Me | null;
  readonly game: GameId;
}

type Period = 'ever' | 'month';
const askLeaders = (game: GameId, of: Period): Promise<Leaders> => call('leaders', { query: { game, of } });

function Lists({ about, person, game }: ListsProps) {
  const m = useMessages();
  const { ratings: words } = m.online;
  const { leaders: periods, rating: hints } = useCompany();
  const [period, setPeriod] = useState<Period>('ever');
  const leaders = useLoad(askLeaders, game, period);
  const bots = about.games.find(({ id }) => id === game)?.bots ?? [];
  return (
    <main className="page leaders">
      <WayBack />
      <h1>{words.leaders}</h1>
      <Choice label={m.online.create.game} value={game} names={gameNames(m)} onChange={(to) => goTo({ page: 'leaders', game: to })} />
      <Choice label={periods.period} value={period} names={{ ever: periods.ever, month: periods.month }} onChange={setPeriod} />
      <h2>{words.people}</h2>
      <p className="hint">
        {words.peopleHint} {hints.hint}
      </p>
      {leaders?.people.length === 0 && <p>{words.nobody}</p>}
      <ol className="leader-list">
        {leaders?.people.map(({ person: one, rating, provisional, games, gain }) => (
          <li key={one.id} aria-current={one.id === person?.id ? 'true' : undefined}>
            <span>
              <PersonLink person={one} />
            </span>
            <b>{provisional ? hints.provisional(rating) : rating}</b>
            {gain !== undefined && <b>{periods.gain(gain)}</b>} <small>{words.games(games)}</small>
          </li>
        ))}
      </ol>
      <h2>{words.bots}</h2>
      <p className="hint">{words.botsHint}</p>
      <ul className="leader-list">
        {bots.map(({ level, rating }) => (
          <li key={level}>
            <span>{m.levels[levelOf(level)]}</span> <b>{rating ?? words.unmeasured}</b>
          </li>
        ))}
      </ul>
    </main>
  );
}
