import type { Me, Tournament } from '@shinar/protocol';
import { useState } from 'react';
import { Fault } from '../../../base/faults/Fault.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call, type Trouble, troubleOf } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { useEvery } from '../../../wire/forms/use-every.ts';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { troubleText } from '../../../wire/said/Troubled.tsx';
import { toLobby } from '../../../wire/said/to-lobby.ts';
import { Entry } from './Entry.tsx';
import { Standings } from './Standings.tsx';
import { useStage } from './stage.ts';

const EVERY = 5000;

/** A tournament: signing up, my game, and how it stands. */
export function TournamentPage({ id }: { readonly id: string }) {
  useFromTop();
  return <AtServer>{(_, person) => <Asked key={id} id={id} person={person} />}</AtServer>;
}

function Asked({ id, person }: { readonly id: string; readonly person: Me | null }) {
  const m = useMessages();
  const [tournament, setTournament] = useState<Tournament>();
  const [trouble, setTrouble] = useState<Trouble>();
  const ask = async (): Promise<void> => {
    try {
      setTournament(await call('tournament', { params: { tournament: id } }));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  useEvery(EVERY, ask);
  if (tournament !== undefined) return <Shown tournament={tournament} person={person} onChange={ask} />;
  return trouble === undefined ? <Loading /> : <Fault title={troubleText(trouble, m)} way={toLobby(m)} />;
}

interface ShownProps {
  readonly tournament: Tournament;
  readonly person: Me | null;
  readonly onChange: () => Promise<void>;
}

function Shown({ tournament, person, onChange }: ShownProps) {
  const m = useMessages();
  const { cup: words, play } = useCompany();
  const { name, game, kind, speed, people, host } = tournament;
  useTitle(name);
  const stage = useStage(tournament);
  return (
    <main className="page tournament">
      <WayBack />
      <h1>{name}</h1>
      <p>
        <strong>{stage}</strong>
      </p>
      <p className="hint">{[gameName(m, game), words.kinds[kind], play.speeds[speed], words.people(people)].join(' · ')}</p>
      {host && (
        <p>
          <PersonLink person={host} />
        </p>
      )}
      <Entry tournament={tournament} person={person} onChange={onChange} />
      <Standings tournament={tournament} person={person} />
    </main>
  );
}
