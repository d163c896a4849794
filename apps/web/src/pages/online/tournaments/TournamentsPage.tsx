import type { Tournaments } from '@shinar/protocol';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { NewTournament } from './NewTournament.tsx';
import { TournamentList } from './TournamentList.tsx';

/** The calendar: tournaments to come, under way and lately over. */
export function TournamentsPage() {
  useFromTop();
  return (
    <AtServer>
      {() => (
        <Guard Instead={SmallMishap}>
          <Calendar />
        </Guard>
      )}
    </AtServer>
  );
}

const ask = (): Promise<Tournaments> => call('tournaments');

function Calendar() {
  const { cup: words } = useCompany();
  useTitle(words.title);
  const list = useLoad(ask)?.tournaments;
  return (
    <main className="page tournaments">
      <WayBack />
      <h1>{words.title}</h1>
      <p className="hint">{words.hint}</p>
      {list?.length === 0 && <p>{words.none}</p>}
      {list && <TournamentList list={list} />}
      <NewTournament />
    </main>
  );
}
