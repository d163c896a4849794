import { GAME_IDS } from '@shinar/catalogue';
import { hashOf } from '../../../base/routes/routes.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useCompany } from '../../../wire/said/company.ts';

/** The way to the games of the day. */
export function DayLinks() {
  const { games } = useMessages();
  const { deal: words } = useCompany();
  return (
    <section aria-labelledby="day">
      <h2 id="day">{words.day}</h2>
      <p className="hint">{words.dayHint}</p>
      <div className="day-links">
        {GAME_IDS.map((game) => (
          <a key={game} className="button" href={hashOf({ page: 'day', game, day: undefined })}>
            {games[game].name}
          </a>
        ))}
      </div>
    </section>
  );
}
