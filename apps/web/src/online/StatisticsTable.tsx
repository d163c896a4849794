import type { Statistics } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { isGameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { call } from './api.ts';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';

/** What I have played, by game. */
export function StatisticsTable() {
  const m = useMessages();
  const { statistics: words } = m.online;
  const { language } = useSettings();
  const [games, setGames] = useState<Statistics['games']>([]);
  const { act, trouble } = useAct();
  useEffect(() => {
    void act(async () => setGames((await call<Statistics>('GET', 'api/me/statistics')).games));
  }, [act]);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{words.title}</h2>
      <Troubled trouble={trouble} />
      {games.length === 0 ? (
        <p className="hint">{words.none}</p>
      ) : (
        <div className="scroll-x">
          <table className="scores">
            <thead>
              <tr>
                {[m.online.create.game, words.played, words.won, words.mean, words.best, words.rating].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {games.map(({ game, played, won, meanScore, bestScore, rating }) => (
                <tr key={game}>
                  <th scope="row">{isGameId(game) ? <a href={hashOf({ page: 'leaders', game })}>{m.games[game].name}</a> : game}</th>
                  <td>{played}</td>
                  <td>{number.format(won)}</td>
                  <td>{number.format(meanScore)}</td>
                  <td>{bestScore}</td>
                  <td>{rating ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
