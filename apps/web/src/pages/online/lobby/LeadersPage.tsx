import type { GameId } from '@shinar/catalogue';
import type { About, Leaders, Me } from '@shinar/protocol';
import { Choice } from '../../../base/dialogs/Choice.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { goTo } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { gameNames } from '../../../wire/said/game-names.ts';
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

const askLeaders = (game: GameId): Promise<Leaders> => call('leaders', { query: { game } });

function Lists({ about, person, game }: ListsProps) {
  const m = useMessages();
  const { ratings: words } = m.online;
  const leaders = useLoad(askLeaders, game);
  const bots = about.games.find(({ id }) => id === game)?.bots ?? [];
  return (
    <main className="page leaders">
      <WayBack />
      <h1>{words.leaders}</h1>
      <Choice label={m.online.create.game} value={game} names={gameNames(m)} onChange={(to) => goTo({ page: 'leaders', game: to })} />
      <h2>{words.people}</h2>
      <p className="hint">{words.peopleHint}</p>
      {leaders?.people.length === 0 && <p>{words.nobody}</p>}
      <ol className="leader-list">
        {leaders?.people.map(({ person: one, rating, games }) => (
          <li key={one.id} aria-current={one.id === person?.id ? 'true' : undefined}>
            <span>{one.name}</span> <b>{rating}</b> <small>{words.games(games)}</small>
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
