import type { Tournaments } from '@shinar/protocol';
import { useState } from 'react';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLatest, useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { addressOf } from '../../../base/server/send.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { fullDayText } from '../../../wire/said/times.ts';
import { dayOf, monthOf } from './calendar/days.ts';
import { MonthCalendar } from './calendar/MonthCalendar.tsx';
import { NewTournament } from './NewTournament.tsx';
import { TournamentLines, TournamentList } from './TournamentList.tsx';

/** The calendar: tournaments to come, under way and lately over. */
export function TournamentsPage() {
  useFromTop();
  return (
    <AtServer>
      {() => (
        <main className="page tournaments">
          <WayBack />
          <Guard Instead={SmallMishap}>
            <Calendar />
          </Guard>
        </main>
      )}
    </AtServer>
  );
}

const ask = (): Promise<Tournaments> => call('tournaments', { query: {} });
const askWithin = (from: number, until: number): Promise<Tournaments> => call('tournaments', { query: { from, until } });

function Calendar() {
  const { cup: words } = useCompany();
  const { language } = useSettings();
  useTitle(words.title);
  const [day, setDay] = useState(() => dayOf(Date.now()));
  const [chosen, setChosen] = useState<number>();
  const { first, after } = monthOf(day);
  const list = useLoad(ask)?.tournaments;
  const month = useLatest(useLoad(askWithin, first, after)?.tournaments) ?? [];
  const that = month.filter(({ startsAt }) => dayOf(startsAt) === chosen);
  const choose = (next: number): void => {
    setDay(next);
    setChosen(next === chosen ? undefined : next);
  };
  return (
    <>
      <h1>{words.title}</h1>
      <p className="hint">{words.hint}</p>
      <MonthCalendar day={day} chosen={chosen} list={month} onDay={setDay} onChoose={choose} />
      {chosen !== undefined && (
        <section className="cups-of-day">
          <h2>{fullDayText(chosen, language)}</h2>
          {that.length === 0 && <p>{words.emptyDay}</p>}
          <TournamentLines list={that} />
          <button type="button" className="quiet" onClick={() => setChosen(undefined)}>
            {words.allDays}
          </button>
        </section>
      )}
      {chosen === undefined && list?.length === 0 && <p>{words.none}</p>}
      {chosen === undefined && list && <TournamentList list={list} heading="h2" />}
      <NewTournament key={chosen} day={chosen} />
      <p>
        <a href={addressOf('api/tournaments.ics').href}>{words.subscribe}</a>
      </p>
      <p className="hint">{words.subscribeHint}</p>
    </>
  );
}
