import type { Me } from '@shinar/protocol';
import { useEffect } from 'react';
import { Fault } from '../app/Fault.tsx';
import { useFromTop } from '../app/from-top.ts';
import { useTitle } from '../app/title.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Account } from './Account.tsx';
import { call } from './api.ts';
import { MailForm } from './MailKeep.tsx';
import { MyGames } from './MyGames.tsx';
import { askServer, me, server } from './me.ts';
import { NameForm } from './NameForm.tsx';
import { NoticesForm } from './NoticesForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { useValue } from './value.ts';
import './online.css';

/** Who I am here, how I hear of my turns, and what I have played. */
export function MePage() {
  const m = useMessages();
  const about = useValue(server);
  const person = useValue(me);
  useTitle(m.online.me.title);
  useFromTop();
  useEffect(() => void askServer(), []);
  if (about === 'none' || about === 'offline') return <Fault title={m.online.noServer[about]} />;
  if (about === 'asking' || person === undefined) return <p className="loading">{m.loading}</p>;
  return (
    <main className="page me">
      <a className="way-back" href="#/lobby">
        {m.online.lobby.title}
      </a>
      <h1>{person?.name ?? m.online.me.title}</h1>
      {person === null ? (
        <>
          <p>{m.online.me.nobody}</p>
          <NameForm label={m.online.me.beGuest} onNamed={async () => {}} />
          <SignInForm />
          {about.notices.mail && (
            <MailForm label={m.online.me.sendLink} hint={m.online.me.mailHint} send={(mail) => call('POST', 'api/links/mail', { mail })} />
          )}
        </>
      ) : (
        <Known person={person} notices={about.notices} />
      )}
    </main>
  );
}

function Known({ person, notices }: { readonly person: Me; readonly notices: Parameters<typeof NoticesForm>[0]['offered'] }) {
  return (
    <>
      <Account key={person.id} person={person} byMail={notices.mail} />
      <NoticesForm offered={notices} />
      <StatisticsTable />
      <MyGames />
    </>
  );
}
