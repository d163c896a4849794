import { isGameId } from '@shinar/catalogue';
import type { Profile } from '@shinar/protocol';
import { COLOURS, Mark } from '@shinar/table';
import { Heads } from '../../../base/Heads.tsx';
import { hashOf } from '../../../base/routes/routes.ts';
import { Sideways } from '../../../base/Sideways.tsx';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useCompany } from '../../../wire/said/company.ts';

/** What somebody has played, by game and by the colour they had. */
export function Results({ games }: { readonly games: Profile['games'] }) {
  const m = useMessages();
  const { profile: words, rating: ratings } = useCompany();
  const number = new Intl.NumberFormat(useSettings().language, { maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="results">
      <h2 id="results">{words.results}</h2>
      <Sideways>
        <table className="scores">
          <Heads of={[words.game, words.played, words.won, words.mean, words.best, words.rating, words.bySeat]} />
          <tbody>
            {games.map(({ game, played, won, meanScore, bestScore, rating, provisional, seats }) => (
              <tr key={game}>
                <th scope="row">{isGameId(game) ? <a href={hashOf({ page: 'leaders', game })}>{m.games[game].name}</a> : game}</th>
                <td>{played}</td>
                <td>{number.format(won)}</td>
                <td>{number.format(meanScore)}</td>
                <td>{bestScore}</td>
                <td>{rating === null ? '–' : provisional ? ratings.provisional(rating) : rating}</td>
                <td>
                  {seats.map((one) => (
                    <span key={one.seat} title={words.seat(one.seat + 1, number.format(one.won), one.played)}>
                      <Mark look={{ name: m.setUp.seat(one.seat + 1), colour: COLOURS[one.seat % COLOURS.length]! }} />{' '}
                      {number.format(one.won)}/{one.played}{' '}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {games.some(({ rating, provisional }) => rating !== null && provisional) && <p className="hint">{ratings.hint}</p>}
    </section>
  );
}
