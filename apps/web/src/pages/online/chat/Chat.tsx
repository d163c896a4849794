import type { Line, Me } from '@shinar/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import type { Room, RoomState } from '../../../wire/line/room.ts';
import { become, me } from '../../../wire/me.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { seatOfPerson } from '../../../wire/said/seats.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { saidAt } from '../../../wire/said/times.ts';
import { ReportForm } from './ReportForm.tsx';

export const unreadOf = ({ lines, read }: RoomState, person: string | undefined): readonly Line[] =>
  lines.filter((line) => line.id > read && line.person?.id !== person);

/** What people at the table say; whoever has no seat only reads. */
export function ChatTab({ room }: { readonly room: Room }) {
  const { chat: m } = useMessages().online;
  const { lines, view, watchers } = useValue(room.state);
  const person = useValue(me);
  const muting = useAct();
  useEffect(() => {
    if (lines.length > 0) room.markRead();
  }, [room, lines]);
  const muted = person?.muted ?? [];
  /** The box answers at once, and goes back if the server does not follow. */
  const mute = (who: Me, id: string, on: boolean) =>
    muting.act(async () => {
      become({ ...who, muted: on ? [...muted, id] : muted.filter((other) => other !== id) });
      await call(on ? 'mute' : 'unmute', { params: { person: id } }).catch((error: unknown) => {
        become(who);
        throw error;
      });
      await room.loadLines();
    });
  const others = view?.seats.flatMap(({ person: sits }) => (sits !== null && sits.id !== person?.id ? [sits] : [])) ?? [];
  const seated = view !== undefined && seatOfPerson(view, person?.id) !== undefined;
  return (
    <div className="chat">
      {watchers > 0 && <p className="hint">{m.watchers(watchers)}</p>}
      {lines.length === 0 && <p>{m.empty}</p>}
      <Lines lines={lines} person={person?.id} />
      {seated && <SayForm room={room} />}
      {person && others.length > 0 && (
        <details className="mutes">
          <summary>{m.mutes}</summary>
          {others.map(({ id, name }) => (
            <label key={id} className="check">
              <input type="checkbox" checked={muted.includes(id)} onChange={(event) => void mute(person, id, event.target.checked)} />
              {m.mute(name)}
            </label>
          ))}
        </details>
      )}
      {seated && others.length > 0 && (
        <details className="mutes">
          <summary>{m.reports}</summary>
          <ReportForm table={view.id} others={others} />
        </details>
      )}
      <Troubled trouble={muting.trouble} />
    </div>
  );
}

/** The latest is in view, unless somebody has scrolled back to read. */
function Lines({ lines, person }: { readonly lines: readonly Line[]; readonly person: string | undefined }) {
  const { chat: m } = useMessages().online;
  const box = useRef<HTMLElement>(null);
  const follows = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useLayoutEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  return (
    <section
      ref={box}
      className="chat-lines"
      aria-label={m.lines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      onScroll={({ currentTarget }) => (follows.current = isAtEnd(currentTarget))}
    >
      <ol aria-live="polite">
        {lines.map((line) => (
          <Said key={line.id} line={line} mine={line.person?.id === person} />
        ))}
      </ol>
    </section>
  );
}

/** Within about a line. */
const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element): boolean => scrollHeight - scrollTop - clientHeight < 40;

function Said({ line, mine }: { readonly line: Line; readonly mine: boolean }) {
  const { table } = useMessages().online;
  const { language } = useSettings();
  return (
    <li data-mine={mine}>
      <b>{line.person === null ? table.gone : <PersonLink person={line.person} />}</b> {line.text}{' '}
      <time dateTime={new Date(line.at).toISOString()}>{saidAt(line.at, language)}</time>
    </li>
  );
}

const LONGEST = 500;

function SayForm({ room }: { readonly room: Room }) {
  const { chat: m } = useMessages().online;
  const [text, setText] = useState('');
  const { act, trouble } = useAct();
  const submit = async (): Promise<void> => {
    const said = text.trim();
    if (said === '') return;
    // What is typed while it is on its way is the next line.
    setText('');
    try {
      await room.send({ type: 'say', text: said });
    } catch (error) {
      setText((since) => [said, since].filter(Boolean).join(' '));
      throw error;
    }
  };
  return (
    <Form className="say" onSubmit={() => act(submit)}>
      <input aria-label={m.say} value={text} maxLength={LONGEST} onChange={(event) => setText(event.target.value)} />
      <button type="submit">{m.send}</button>
      <Troubled trouble={trouble} />
    </Form>
  );
}
