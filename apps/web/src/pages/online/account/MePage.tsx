import type { About, Me } from '@shinar/protocol';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { hashOf } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { NoticesForm } from '../notices/NoticesForm.tsx';
import { Account } from './Account.tsx';
import { MailForm } from './MailKeep.tsx';
import { MyGames } from './MyGames.tsx';
import { SignInForm } from './SignInForm.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';

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
            <MailForm label={m.online.me.sendLink} hint={m.online.me.mailHint} send={(mail) => call('mailLink', { body: { mail } })} />
          )}
        </>
      ) : (
        <Known person={person} notices={notices} />
      )}
    </main>
  );
}

function Known({ person, notices }: AboutMeProps & { readonly person: Me }) {
  const { operators, me } = useMessages().online;
  return (
    <>
      {person.operator && (
        <p>
          <a href={hashOf({ page: 'operators' })}>{operators.link}</a>
        </p>
      )}
      <Account key={person.id} person={person} byMail={notices.mail} />
      <Guard Instead={SmallMishap}>
        <NoticesForm offered={notices} />
        <StatisticsTable />
      </Guard>
      <MyGames />
      <p>
        <a href={hashOf({ page: 'bots' })}>{me.bots}</a>
      </p>
    </>
  );
}
