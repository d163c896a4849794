import type { About, Me } from '@shinar/protocol';
import { useFromTop } from '../app/from-top.ts';
import { useTitle } from '../app/title.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Account } from './Account.tsx';
import { AtServer } from './AtServer.tsx';
import { call } from './api.ts';
import { MailForm } from './MailKeep.tsx';
import { MyGames } from './MyGames.tsx';
import { NameForm } from './NameForm.tsx';
import { NoticesForm } from './NoticesForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { WayBack } from './WayBack.tsx';

/** Who I am here, how I hear of my turns, and what I have played. */
export function MePage() {
  const m = useMessages();
  useTitle(m.online.me.title);
  useFromTop();
  return <AtServer>{({ notices }, person) => <AboutMe person={person} notices={notices} />}</AtServer>;
}

interface AboutMeProps {
  readonly person: Me | null;
  readonly notices: About['notices'];
}

function AboutMe({ person, notices }: AboutMeProps) {
  const m = useMessages();
  return (
    <main className="page me">
      <WayBack />
      <h1>{person?.name ?? m.online.me.title}</h1>
      {person === null ? (
        <>
          <p>{m.online.me.nobody}</p>
          <NameForm label={m.online.me.beGuest} onNamed={async () => {}} />
          <SignInForm />
          {notices.mail && (
            <MailForm label={m.online.me.sendLink} hint={m.online.me.mailHint} send={(mail) => call('POST', 'api/links/mail', { mail })} />
          )}
        </>
      ) : (
        <Known person={person} notices={notices} />
      )}
    </main>
  );
}

function Known({ person, notices }: AboutMeProps & { readonly person: Me }) {
  return (
    <>
      <Account key={person.id} person={person} byMail={notices.mail} />
      <NoticesForm offered={notices} />
      <StatisticsTable />
      <MyGames />
    </>
  );
}
