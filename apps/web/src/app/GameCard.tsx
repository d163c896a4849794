import { lazy, Suspense } from 'react';
import { FACTS, type GameId, isPlayable, loadGame, PICTURES } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Level } from '../table/kept.ts';
import { hashOf } from './routes.ts';
import { againstBots, sitDown } from './sit-down.ts';

const pictures = Object.fromEntries(Object.entries(PICTURES).map(([id, load]) => [id, lazy(load)]));
/** The bots of a game that is begun at once. */
const LEVEL: Level = 2;

export function GameCard({ id }: { readonly id: GameId }) {
  const m = useMessages();
  const { games, rules, start, tutorial } = m;
  const { players, minutes, weight } = FACTS[id];
  const Picture = pictures[id];
  const playNow = async (): Promise<void> => {
    const { game } = await loadGame(id);
    await sitDown(game, againstBots(m, players[1], LEVEL));
  };
  return (
    <article className="card" aria-labelledby={`game-${id}`}>
      <div className="card-picture">
        <Suspense>{Picture !== undefined && <Picture />}</Suspense>
      </div>
      <h3 id={`game-${id}`}>{games[id].name}</h3>
      <p>{games[id].line}</p>
      <p className="card-facts">
        {start.players(...players)} · {start.minutes(minutes)} · {start.weight(weight)}
      </p>
      {isPlayable(id) ? (
        <div className="card-buttons">
          <button type="button" className="primary" onClick={() => void playNow()}>
            {start.playNow}
          </button>
          <a className="button" href={hashOf({ page: 'new', game: id })}>
            {start.setUp}
          </a>
        </div>
      ) : (
        <p className="hint">{start.soon}</p>
      )}
      <div className="card-buttons">
        <a className="button" href={hashOf({ page: 'learn', game: id, lesson: undefined, step: undefined })}>
          {tutorial.title}
        </a>
        <a className="button" href={hashOf({ page: 'rules', game: id, clause: undefined })}>
          {rules.title}
        </a>
      </div>
    </article>
  );
}
