import type { Me, Tournament } from '@shinar/protocol';
import { useState } from 'react';
import { Choice } from '../../../base/dialogs/Choice.tsx';
import { Fault } from '../../../base/faults/Fault.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { hashOf } from '../../../base/routes/routes.ts';
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
import { ofLink } from '../NotThere.tsx';
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
  const [season, setSeason] = useState<number>();
  const [trouble, setTrouble] = useState<Trouble>();
  const ask = async (of = season): Promise<void> => {
    try {
      setTournament(await call('tournament', { params: { tournament: id }, query: { season: of } }));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  useEvery(EVERY, () => ask());
  const show = (to: number): void => {
    setSeason(to);
    void ask(to);
  };
  if (tournament !== undefined) return <Shown tournament={tournament} person={person} onChange={() => ask()} onSeason={show} />;
  return trouble === undefined ? <Loading /> : <Fault title={troubleText(ofLink(trouble, 'no-tournament'), m)} way={toLobby(m)} />;
}

interface ShownProps {
  readonly tournament: Tournament;
  readonly person: Me | null;
  readonly onChange: () => Promise<void>;
  readonly onSeason: (season: number) => void;
}

function Shown({ tournament, person, onChange, onSeason }: ShownProps) {
  const m = useMessages();
  const { cup: words, play } = useCompany();
  const { name, game, kind, speed, people, host, club, rated, round, season } = tournament;
  const facts = [gameName(m, game), words.kinds[kind], play.speeds[speed], words.people(people), ...(rated ? [words.rated] : [])];
  useTitle(name);
  const stage = useStage(tournament);
  return (
    <main className="page tournament">
      <WayBack />
      <h1>{name}</h1>
      <p>
        <strong>{stage}</strong>
      </p>
      <p>{facts.join(' · ')}</p>
      <p className="hint">{words.kindHints[kind]}</p>
      {host && (
        <p>
          {words.host} <PersonLink person={host} />
          {club && (
            <>
              {' · '}
              <a href={hashOf({ page: 'club', id: club.id })}>{club.name}</a>
            </>
          )}
        </p>
      )}
      <Entry tournament={tournament} person={person} onChange={onChange} />
      {kind === 'league' && round > 1 && (
        <Choice
          label={words.seasonShown}
          value={String(season)}
          names={Object.fromEntries(Array.from({ length: round }, (_, i) => [String(i + 1), String(i + 1)]))}
          onChange={(to) => onSeason(Number(to))}
        />
      )}
      <Standings tournament={tournament} person={person} />
    </main>
  );
}
