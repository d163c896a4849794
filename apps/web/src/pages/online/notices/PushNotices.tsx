import { useEffect, useState } from 'react';
import { useMessages } from '../../../base/words/messages.ts';
import type { Acting } from '../../../wire/forms/use-act.ts';
import { isPushHere, type PushRefused, pushHere, supportsPush } from './push.ts';

interface PushNoticesProps {
  readonly pushKey: string;
  /** Whether push messages are wished for, on whatever device. */
  readonly on: boolean;
  readonly acting: Acting;
  readonly onChange: (on: boolean) => Promise<void>;
  readonly onRefused: (why: PushRefused) => void;
}

/** Messages to this device: the browser's leave, its address, the wish and a first notice in one tap. */
export function PushNotices({ pushKey, on, acting: { act, busy }, onChange, onRefused }: PushNoticesProps) {
  const { notices: m } = useMessages().online;
  const [here, setHere] = useState(false);
  useEffect(() => void isPushHere().then(setHere), []);
  const turnOn = async (): Promise<void> => {
    const refused = await pushHere(pushKey);
    if (refused !== undefined) return onRefused(refused);
    setHere(true);
    await onChange(true);
  };
  return (
    <>
      {!(on && here) && (
        <button type="button" className="primary" disabled={busy || !supportsPush()} onClick={() => void act(turnOn)}>
          {m.pushOn}
        </button>
      )}
      {!supportsPush() && <p className="hint">{m.noPush}</p>}
      {on && (
        <p>
          {here ? m.pushIsOn : m.pushElsewhere}{' '}
          <button type="button" className="quiet" onClick={() => void act(() => onChange(false))}>
            {m.pushOff}
          </button>
        </p>
      )}
    </>
  );
}
