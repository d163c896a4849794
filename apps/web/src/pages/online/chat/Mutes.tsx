import type { Me, Person } from '@shinar/protocol';
import { save } from '../../../base/server/api.ts';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { become, me } from '../../../wire/me.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

interface MutesProps {
  readonly others: readonly Person[];
  /** Loads the lines again. */
  readonly onChange: () => Promise<void>;
}

/** People I don't want to read. */
export function Mutes({ others, onChange }: MutesProps) {
  const { chat: m } = useMessages().online;
  const person = useValue(me);
  const { act, trouble } = useAct();
  if (!person || others.length === 0) return null;
  const { muted } = person;
  /** The box changes at once, and goes back if the server refuses. */
  const mute = (who: Me, id: string, on: boolean) =>
    act(async () => {
      become(withMute(who, id, on));
      await save(on ? 'mute' : 'unmute', { params: { person: id } }).catch((error: unknown) => {
        become(withMute(me.get() ?? who, id, !on));
        throw error;
      });
      await onChange();
    });
  return (
    <details className="mutes">
      <summary>{m.mutes}</summary>
      {others.map(({ id, name }) => (
        <label key={id} className="check">
          <input type="checkbox" checked={muted.includes(id)} onChange={(event) => void mute(person, id, event.target.checked)} />
          {m.mute(name)}
        </label>
      ))}
      <Troubled trouble={trouble} />
    </details>
  );
}

const withMute = (who: Me, id: string, on: boolean): Me => {
  const others = who.muted.filter((other) => other !== id);
  return { ...who, muted: on ? [...others, id] : others };
};
