import type { Me, Profile } from '@shinar/protocol';
import { useCallback } from 'react';
import { Guard } from '../../../base/faults/Guard.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useListed } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { dayAndYear } from '../../../wire/said/times.ts';
import { TableRow } from '../lobby/TableRow.tsx';
import { ifThere, NotThere } from '../NotThere.tsx';
import { RatingChart } from './RatingChart.tsx';
import { Relation } from './Relation.tsx';
import { Results } from './Results.tsx';

/** Somebody: how strong they are, what they have played, and with whom. */
export function PersonPage({ id }: { readonly id: string }) {
  useFromTop();
  return (
    <AtServer>
      {(_, me) => (
        <main className="page profile">
          <WayBack />
          <Guard Instead={SmallMishap}>
            <Found key={id} id={id} me={me} />
          </Guard>
        </main>
      )}
    </AtServer>
  );
}

function Found({ id, me }: { readonly id: string; readonly me: Me | null }) {
  const ask = useCallback(() => ifThere(call('profile', { params: { person: id } }), 'no-person'), [id]);
  const [profile, changed] = useListed(ask);
  useTitle(profile?.person.name);
  if (profile === undefined) return <Loading />;
  if (profile === null) return <NotThere none="no-person" />;
  return (
    <>
      <Head profile={profile} />
      {me !== null && me.id !== id && <Relation profile={profile} onChange={changed} />}
      <Played profile={profile} />
    </>
  );
}

function Head({ profile: { person, since } }: { readonly profile: Profile }) {
  const words = useCompany();
  const { language } = useSettings();
  return (
    <>
      <h1>{person.name}</h1>
      <p className="hint">
        {[person.kept ? words.people.kept : words.people.guest, words.profile.since(dayAndYear(since, language))].join(' · ')}
      </p>
    </>
  );
}

function Played({ profile: { games, opponents, recent } }: { readonly profile: Profile }) {
  const m = useMessages();
  const { profile: words } = useCompany();
  const { language } = useSettings();
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (games.length === 0) return <p className="hint">{words.none}</p>;
  return (
    <>
      <Results games={games} />
      {games.map(({ game, history }) =>
        history.length === 0 ? null : (
          <section key={game}>
            <h2>{words.chart(gameName(m, game))}</h2>
            <RatingChart history={history} />
          </section>
        ),
      )}
      {opponents.length > 0 && (
        <section aria-labelledby="opponents">
          <h2 id="opponents">{words.opponents}</h2>
          <ul className="people-list">
            {opponents.map(({ person, won, lost }) => (
              <li key={person.id}>
                <PersonLink person={person} /> <small>{words.against(number.format(won), number.format(lost))}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recent.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent">{words.recent}</h2>
          <ul className="tables">
            {recent.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
