import type { Club, Me, Person } from '@shinar/protocol';
import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { Troubled } from '../../../wire/said/Troubled.tsx';

export interface ClubProps {
  readonly club: Club;
  readonly person: Me | null;
  readonly onChange: () => Promise<void>;
}

interface Asked {
  readonly title: string;
  readonly question: string;
  readonly run: () => Promise<unknown>;
}

/** Who is in the club; its owner puts people out or gives it away, everybody may leave. */
export function Members({ club: { id, people, owner, mine }, person, onChange }: ClubProps) {
  const { club: words } = useCompany();
  const [asked, setAsked] = useState<Asked>();
  const { act, trouble } = useAct();
  const isOwner = owner === person?.id;
  const remove = ({ id: who, name }: Person): Asked => ({
    title: words.remove,
    question: words.removeAsk(name),
    run: () => call('leaveClub', { params: { club: id, person: who } }).then(onChange),
  });
  const give = ({ id: who, name }: Person): Asked => ({
    title: words.give,
    question: words.giveAsk(name),
    run: () => call('changeClub', { params: { club: id }, body: { owner: who } }).then(onChange),
  });
  const leave = async (): Promise<void> => {
    await call('leaveClub', { params: { club: id, person: person?.id ?? '' } });
    goTo({ page: 'clubs' });
  };
  return (
    <section aria-labelledby="members">
      <h2 id="members">{words.people}</h2>
      <ul className="people-list">
        {people.map((one) => (
          <li key={one.id}>
            <PersonLink person={one} /> {one.id === owner && <small>{words.owner}</small>}
            {isOwner && one.id !== owner && (
              <span className="people-acts">
                <button type="button" className="quiet" onClick={() => setAsked(give(one))}>
                  {words.give}
                </button>
                <button type="button" className="quiet" onClick={() => setAsked(remove(one))}>
                  {words.remove}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {mine && (
        <button type="button" onClick={() => setAsked({ title: words.leave, question: words.leaveAsk, run: leave })}>
          {words.leave}
        </button>
      )}
      <Troubled trouble={trouble} />
      {asked && <Ask title={asked.title} question={asked.question} onYes={() => void act(asked.run)} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
