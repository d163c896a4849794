import type { About, Club, Me } from '@shinar/protocol';
import { useState } from 'react';
import { Dialog } from '../../../base/dialogs/Dialog.tsx';
import { Fault } from '../../../base/faults/Fault.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call, type Trouble, troubleOf } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useEvery } from '../../../wire/forms/use-every.ts';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useReach } from '../../../wire/me.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { placeLink } from '../../../wire/said/links.ts';
import { troubleText } from '../../../wire/said/Troubled.tsx';
import { toLobby } from '../../../wire/said/to-lobby.ts';
import { CreateForm } from '../lobby/CreateForm.tsx';
import { TableRow } from '../lobby/TableRow.tsx';
import { ofLink } from '../NotThere.tsx';
import { NewTournament } from '../tournaments/NewTournament.tsx';
import { TournamentList } from '../tournaments/TournamentList.tsx';
import { ClubChat } from './ClubChat.tsx';
import { ClubSettings } from './ClubSettings.tsx';
import { type ClubProps, Members } from './Members.tsx';

const EVERY = 5000;

/** A club, by its link: who is in it, what they play, and what they say. */
export function ClubPage({ id }: { readonly id: string }) {
  useFromTop();
  return <AtServer>{(about, person) => <Asked key={id} id={id} about={about} person={person} />}</AtServer>;
}

function Asked({ id, about, person }: { readonly id: string; readonly about: About; readonly person: Me | null }) {
  const m = useMessages();
  const [club, setClub] = useState<Club>();
  const [trouble, setTrouble] = useState<Trouble>();
  const ask = async (): Promise<void> => {
    try {
      setClub(await call('club', { params: { club: id } }));
      setTrouble(undefined);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  useEvery(EVERY, ask);
  if (trouble?.code === 'no-club' || (club === undefined && trouble !== undefined))
    return <Fault title={troubleText(ofLink(trouble, 'no-club'), m)} way={toLobby(m)} />;
  return club === undefined ? <Loading /> : <Shown club={club} about={about} person={person} onChange={ask} />;
}

function Shown({ club, about, person, onChange }: ClubProps & { readonly about: About }) {
  const { club: words } = useCompany();
  const reach = useReach();
  const { id, name, mine, open, members, owner } = club;
  useTitle(name);
  const isOwner = owner !== null && owner === person?.id;
  return (
    <main className="page club">
      <WayBack />
      <h1>{name}</h1>
      {club.about !== '' && <p>{club.about}</p>}
      <p className="hint">{[words.members(members), ...(open ? [] : [words.byLink])].join(' · ')}</p>
      {!mine && (
        <>
          <p>{words.inside}</p>
          <NameForm label={words.join} onNamed={() => call('joinClub', { params: { club: id } }).then(onChange)} />
        </>
      )}
      {mine && (
        <label className="field">
          {words.share}
          <input readOnly value={placeLink({ page: 'club', id }, reach)} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {(mine || open) && <Played club={club} about={about} />}
      {mine && <ClubChat club={club} person={person} />}
      {(mine || open) && <Members club={club} person={person} onChange={onChange} />}
      {isOwner && <ClubSettings key={name} club={club} onChange={onChange} />}
    </main>
  );
}

/** Tables and tournaments; members make new ones. */
function Played({ club: { id, mine, tables, tournaments }, about }: { readonly club: Club; readonly about: About }) {
  const { club: words } = useCompany();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <section aria-labelledby="club-tables">
        <h2 id="club-tables">{words.tables}</h2>
        {tables.length === 0 && <p className="hint">{words.noTables}</p>}
        <ul className="tables">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
        {mine && (
          <button type="button" className="primary" onClick={() => setCreating(true)}>
            {words.newTable}
          </button>
        )}
        {creating && (
          <Dialog title={words.newTable} onClose={() => setCreating(false)}>
            <CreateForm about={about} game={undefined} board={undefined} club={id} />
          </Dialog>
        )}
      </section>
      {(mine || tournaments.length > 0) && (
        <section aria-labelledby="club-cups">
          <h2 id="club-cups">{words.cups}</h2>
          <TournamentList list={tournaments} heading="h3" />
          {mine && <NewTournament club={id} />}
        </section>
      )}
    </>
  );
}
