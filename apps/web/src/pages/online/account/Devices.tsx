import type { Devices as Signed } from '@shinar/protocol';
import { useState } from 'react';
import { useLoad } from '../../../base/load/load.ts';
import { call } from '../../../base/server/api.ts';
import { addressOf } from '../../../base/server/send.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { utcDayText } from '../../../wire/said/times.ts';

const askDevices = (_changed: number): Promise<Signed> => call('devices');

/** Where one is signed in, how to end that, and all that is stored to take along. */
export function Devices() {
  const { me: words } = useMessages().online;
  const [open, setOpen] = useState(false);
  return (
    <>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.devices}</summary>
        {open && <List />}
      </details>
      <p>
        <a href={addressOf('api/me/export').href} download="shinar.json">
          {words.export}
        </a>
      </p>
    </>
  );
}

function List() {
  const { me: words } = useMessages().online;
  const { language } = useSettings();
  const [changed, setChanged] = useState(0);
  const devices = useLoad(askDevices, changed)?.devices ?? [];
  const { act, busy, trouble } = useAct();
  const end = (run: () => Promise<void>): Promise<void> => act(() => run().then(() => setChanged((count) => count + 1)));
  return (
    <>
      <ul className="leader-list">
        {devices.map(({ id, device, seenOn, here }) => (
          <li key={id}>
            <span>{device || words.unknownDevice}</span>
            <small>{here ? words.thisDevice : words.seenOn(utcDayText(seenOn, language))}</small>
            {!here && (
              <button type="button" disabled={busy} onClick={() => void end(() => call('signOutDevice', { params: { device: id } }))}>
                {words.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <button type="button" disabled={busy} onClick={() => void end(() => call('signOutElsewhere'))}>
          {words.signOutElsewhere}
        </button>
      )}
      <Troubled trouble={trouble} />
    </>
  );
}
