import type { TournamentLine } from '@shinar/protocol';
import { hashOf } from '../../../base/routes/routes.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { useStage } from './stage.ts';

const SECTIONS = ['running', 'open', 'over'] as const satisfies readonly TournamentLine['status'][];

interface ListProps {
  readonly list: readonly TournamentLine[];
  /** One below the heading that the list stands under. */
  readonly heading: 'h2' | 'h3';
}

/** Tournaments under way, to come by their hour, and lately over. */
export function TournamentList({ list, heading }: ListProps) {
  const { cup: words } = useCompany();
  return SECTIONS.map((status) => (
    <Section key={status} title={words.sections[status]} heading={heading} list={list.filter((one) => one.status === status)} />
  ));
}

function Section({ title, heading: Heading, list }: ListProps & { readonly title: string }) {
  if (list.length === 0) return null;
  return (
    <section>
      <Heading>{title}</Heading>
      <TournamentLines list={list} />
    </section>
  );
}

export function TournamentLines({ list }: { readonly list: readonly TournamentLine[] }) {
  return (
    <ul className="tables">
      {list.map((tournament) => (
        <Line key={tournament.id} tournament={tournament} />
      ))}
    </ul>
  );
}

function Line({ tournament }: { readonly tournament: TournamentLine }) {
  const m = useMessages();
  const { cup: words, play } = useCompany();
  const stage = useStage(tournament);
  const { id, name, game, kind, speed, people, mine } = tournament;
  return (
    <li>
      <a className="kept-link" href={hashOf({ page: 'tournament', id })}>
        <strong>{name}</strong> {mine && <small>{words.mine}</small>}
        <small>{[gameName(m, game), words.kinds[kind], play.speeds[speed], words.people(people), stage].join(' · ')}</small>
      </a>
    </li>
  );
}
