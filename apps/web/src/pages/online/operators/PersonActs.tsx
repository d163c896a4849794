import type { Known, OperatorAct } from '@shinar/protocol';
import { useState } from 'react';
import { Choice } from '../../../base/dialogs/Choice.tsx';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { dateText } from '../../../wire/said/times.ts';

export type Operate = (act: OperatorAct) => Promise<void>;

/** In hours; null is for good. */
const TIMES = { hour: 1, day: 24, week: 168, good: null } as const;
const LONG = 50 * 365 * 24 * 3_600_000;

/** Who somebody is, and what was done about them. */
export function PersonFacts({ person }: { readonly person: Known }) {
  const { operators: m } = useMessages().online;
  const { language } = useSettings();
  const until = (at: number): string => (at - Date.now() > LONG ? m.times.good : m.until(dateText(at, language)));
  return (
    <p className="person-facts">
      <b>{person.gone ? person.name : <PersonLink person={person} />}</b>{' '}
      <small>{person.gone ? m.gone : person.kept ? m.kept : m.guest}</small>
      {person.bannedUntil !== null && <small className="badge">{m.banned(until(person.bannedUntil))}</small>}
      {person.silentUntil !== null && <small className="badge">{m.silent(until(person.silentUntil))}</small>}
    </p>
  );
}

interface PersonActsProps {
  readonly person: Known;
  readonly operate: Operate;
  /** Where there is a report to be done with. */
  readonly onSettle?: (note: string) => Promise<void>;
}

/** What may be done about somebody; each act is written down with the note. */
export function PersonActs({ person, operate, onSettle }: PersonActsProps) {
  const { operators: m } = useMessages().online;
  const [time, setTime] = useState<keyof typeof TIMES>('day');
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const { act, busy, trouble } = useAct();
  const hours = TIMES[time];
  const about = { person: person.id, note: note.trim(), ...(hours !== null && { hours }) };
  const button = (label: string, run: () => Promise<void>, able = true) => (
    <button type="button" disabled={busy || !able} onClick={() => void act(run)}>
      {label}
    </button>
  );
  return (
    <div className="acts">
      <label className="field">
        {m.note}
        <input value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
      </label>
      {!person.gone && (
        <>
          <div className="act-row">
            <Choice label={m.forHowLong} value={time} names={m.times} onChange={setTime} />
            {button(m.silence, () => operate({ act: 'silence', ...about }))}
            {button(m.ban, () => operate({ act: 'ban', ...about }))}
            {(person.bannedUntil ?? person.silentUntil) !== null &&
              button(m.lift, () => operate({ act: 'unban', person: person.id, note: note.trim() }))}
          </div>
          <div className="act-row">
            <label className="field">
              {m.newName}
              <input value={name} maxLength={24} onChange={(event) => setName(event.target.value)} />
            </label>
            {button(
              m.rename,
              () => operate({ act: 'rename', person: person.id, name: name.trim(), note: note.trim() }),
              name.trim() !== '',
            )}
          </div>
        </>
      )}
      {onSettle && (
        <button type="button" className="primary" disabled={busy} onClick={() => void act(() => onSettle(note.trim()))}>
          {m.settle}
        </button>
      )}
      <Troubled trouble={trouble} />
    </div>
  );
}
