import { isGameId } from '@shinar/catalogue';
import type { Statistics } from '@shinar/protocol';
import { Heads } from '../../../base/Heads.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { hashOf } from '../../../base/routes/routes.ts';
import { Sideways } from '../../../base/Sideways.tsx';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';

const askGames = async (): Promise<Statistics['games']> => (await call('statistics')).games;

/** What I have played, by game. */
export function StatisticsTable() {
  const m = useMessages();
  const { statistics: words } = m.online;
  const { language } = useSettings();
  const games = useLoad(askGames) ?? [];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics">{words.title}</h2>
      {games.length === 0 ? (
        <p className="hint">{words.none}</p>
      ) : (
        <Sideways>
          <table className="scores">
            <Heads of={[m.online.create.game, words.played, words.won, words.mean, words.best, words.rating]} />
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
        </Sideways>
      )}
    </section>
  );
}
