import type { About, Leaders, Me } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { Choice } from '../app/Choice.tsx';
import { useFromTop } from '../app/from-top.ts';
import { goTo } from '../app/routes.ts';
import { useTitle } from '../app/title.ts';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { AtServer } from './AtServer.tsx';
import { call } from './api.ts';
import { gameNames } from './game-names.ts';
import { levelOf } from './seats.ts';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';
import { WayBack } from './WayBack.tsx';

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

function Lists({ about, person, game }: ListsProps) {
  const m = useMessages();
  const { ratings: words } = m.online;
  const [leaders, setLeaders] = useState<Leaders>();
  const { act, trouble } = useAct();
  useEffect(() => {
    void act(async () => setLeaders(await call<Leaders>('GET', `api/leaders?game=${game}`)));
  }, [act, game]);
  const bots = about.games.find(({ id }) => id === game)?.bots ?? [];
  return (
    <main className="page leaders">
      <WayBack />
      <h1>{words.leaders}</h1>
      <Choice label={m.online.create.game} value={game} names={gameNames(m)} onChange={(to) => goTo({ page: 'leaders', game: to })} />
      <Troubled trouble={trouble} />
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
