import { type GameId, manifestOf } from '@shinar/catalogue';
import { loadGame, pictureOf } from '../../base/games/index.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { Level } from '../../kept/device-game.ts';
import { againstBots, sitDown } from '../../kept/sit-down.ts';

/** The level of the bots in a game started at once. */
const LEVEL: Level = 2;

export function GameCard({ id }: { readonly id: GameId }) {
  const m = useMessages();
  const { theme } = useSettings();
  const { games, rules, start, tutorial } = m;
  const { seats: players, minutes, complexity: weight } = manifestOf(id);
  const playNow = async (): Promise<void> => {
    const { game } = await loadGame(id);
    await sitDown(game, againstBots(m, players[1], LEVEL));
  };
  return (
    <article className="card" aria-labelledby={`game-${id}`}>
      <div className="card-picture">
        <img src={pictureOf(id, theme)} alt="" />
      </div>
      <header>
        <h3 id={`game-${id}`}>{games[id].name}</h3>
        <span>
          <a className="button quiet" href={hashOf({ page: 'learn', game: id, lesson: undefined, step: undefined })}>
            {tutorial.title}
          </a>
          <a className="button quiet" href={hashOf({ page: 'rules', game: id, clause: undefined })}>
            {rules.title}
          </a>
        </span>
      </header>
      <p>{games[id].line}</p>
      <p className="card-facts">
        {start.players(...players)} · {start.minutes(minutes)} · {start.weight(weight)}
      </p>
      <div className="card-buttons">
        <button type="button" className="primary" onClick={() => void playNow()}>
          {start.playNow}
        </button>
        <a className="button" href={hashOf({ page: 'new', game: id })}>
          {start.setUp}
        </a>
      </div>
    </article>
  );
}
