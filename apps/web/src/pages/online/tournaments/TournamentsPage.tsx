import type { TournamentLine, Tournaments } from '@shinar/protocol';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { hashOf } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { NewTournament } from './NewTournament.tsx';
import { useStage } from './stage.ts';

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
      <ul className="tables">
        {list?.map((tournament) => (
          <Line key={tournament.id} tournament={tournament} />
        ))}
      </ul>
      <NewTournament />
    </main>
  );
}

function Line({ tournament }: { readonly tournament: TournamentLine }) {
  const m = useMessages();
  const { cup: words, play } = useCompany();
  const stage = useStage(tournament);
  const { id, name, game, speed, people } = tournament;
  return (
    <li>
      <a className="kept-link" href={hashOf({ page: 'tournament', id })}>
        <strong>{name}</strong>
        <small>{[gameName(m, game), play.speeds[speed], words.people(people), stage].join(' · ')}</small>
      </a>
    </li>
  );
}
