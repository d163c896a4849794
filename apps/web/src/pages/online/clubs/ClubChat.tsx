import type { Club, Line, Me } from '@shinar/protocol';
import { useState } from 'react';
import { call, type Trouble, troubleOf } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useEvery } from '../../../wire/forms/use-every.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { Lines } from '../chat/Lines.tsx';
import { Mutes } from '../chat/Mutes.tsx';
import { ReportForm } from '../chat/ReportForm.tsx';
import { SayForm } from '../chat/SayForm.tsx';

const EVERY = 5000;

/** What members say to each other. */
export function ClubChat({ club: { id, owner, people }, person }: { readonly club: Club; readonly person: Me | null }) {
  const { club: words } = useCompany();
  const { chat: m } = useMessages().online;
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [lost, setLost] = useState<Trouble>();
  const { act, trouble } = useAct();
  const params = { club: id };
  const load = async (): Promise<void> => setLines((await call('clubLines', { params })).lines);
  // An answered poll must not hide why something else was refused.
  useEvery(EVERY, () =>
    load().then(
      () => setLost(undefined),
      (error: unknown) => setLost(troubleOf(error)),
    ),
  );
  const say = async (text: string): Promise<void> => {
    await call('sayInClub', { params, body: { text } });
    await load();
  };
  const remove = (line: Line) => act(() => call('deleteClubLine', { params: { club: id, line: line.id } }).then(load));
  const mayDelete = (line: Line): boolean => owner === person?.id || line.person?.id === person?.id;
  const others = people.filter((one) => one.id !== person?.id);
  return (
    <section className="chat" aria-labelledby="club-chat">
      <h2 id="club-chat">{words.chat}</h2>
      {lines.length === 0 && <p className="hint">{m.empty}</p>}
      <Lines
        lines={lines}
        person={person?.id}
        acts={(line) =>
          mayDelete(line) && (
            <button type="button" className="quiet" aria-label={words.delete} title={words.delete} onClick={() => void remove(line)}>
              ×
            </button>
          )
        }
      />
      <SayForm onSay={say} />
      <Mutes others={others} onChange={load} />
      {others.length > 0 && (
        <details className="mutes">
          <summary>{m.reports}</summary>
          <ReportForm others={others} onReport={(body) => call('reportInClub', { params, body })} />
        </details>
      )}
      <Troubled trouble={trouble ?? lost} />
    </section>
  );
}
