import { lazy, Suspense } from 'react';
import { FACTS, type GameId, isPlayable, loadGame, PICTURES } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { COLOURS } from '../seats/looks.ts';
import type { Level } from '../table/kept.ts';
import { hashOf } from './routes.ts';
import { sitDown } from './sit-down.ts';

const pictures = Object.fromEntries(Object.entries(PICTURES).map(([id, load]) => [id, lazy(load)]));
/** The bots of a game that is begun at once. */
const LEVEL: Level = 2;

export function GameCard({ id }: { readonly id: GameId }) {
  const { games, levels, rules, setUp, start } = useMessages();
  const { players, minutes, weight } = FACTS[id];
  const Picture = pictures[id];
  const playNow = async (): Promise<void> => {
    const { game } = await loadGame(id);
    const seats = COLOURS.slice(0, players[1]).map((colour, seat) =>
      seat === 0 ? { name: setUp.personName(1), colour } : { name: `${levels[LEVEL]} ${seat + 1}`, colour, bot: LEVEL },
    );
    await sitDown(game, seats);
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
          <a className="button" href={hashOf({ page: 'rules', game: id, clause: undefined })}>
            {rules.title}
          </a>
        </div>
      ) : (
        <p className="hint">{start.soon}</p>
      )}
    </article>
  );
}
