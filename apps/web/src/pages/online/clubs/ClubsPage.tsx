import type { Clubs } from '@shinar/protocol';
import { useState } from 'react';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { goTo, hashOf } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { ClubFields, type ClubWish } from './ClubFields.tsx';

/** My clubs and those that are open to all, and founding one. */
export function ClubsPage() {
  useFromTop();
  return (
    <AtServer>
      {() => (
        <main className="page clubs">
          <WayBack />
          <Guard Instead={SmallMishap}>
            <List />
          </Guard>
        </main>
      )}
    </AtServer>
  );
}

const ask = (): Promise<Clubs> => call('clubs');

function List() {
  const { club: words } = useCompany();
  useTitle(words.title);
  const list = useLoad(ask)?.clubs;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="hint">{words.hint}</p>
      {list?.length === 0 && <p>{words.none}</p>}
      <ul className="tables">
        {list?.map(({ id, name, about, open, members }) => (
          <li key={id}>
            <a className="kept-link" href={hashOf({ page: 'club', id })}>
              <strong>{name}</strong>
              <span>{about}</span>
              <small>{[words.members(members), ...(open ? [] : [words.byLink])].join(' · ')}</small>
            </a>
          </li>
        ))}
      </ul>
      <NewClub />
    </>
  );
}

function NewClub() {
  const { club: words } = useCompany();
  const [wish, setWish] = useState<ClubWish>({ name: '', about: '', open: true });
  const make = async (): Promise<void> => {
    const { id } = await call('newClub', { body: { ...wish, name: wish.name.trim() } });
    goTo({ page: 'club', id });
  };
  return (
    <details className="new-deal">
      <summary>{words.create}</summary>
      <ClubFields wish={wish} onChange={setWish} />
      <NameForm label={words.make} onNamed={make} />
    </details>
  );
}
