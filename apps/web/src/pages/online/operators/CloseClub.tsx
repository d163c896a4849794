import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import type { Operate } from './PersonActs.tsx';

/** Closes a club in which somebody was reported. */
export function CloseClub({ club, operate }: { readonly club: string; readonly operate: Operate }) {
  const { operators: m } = useMessages().online;
  const [asking, setAsking] = useState(false);
  const { act, busy, trouble } = useAct();
  return (
    <>
      <button type="button" disabled={busy} onClick={() => setAsking(true)}>
        {m.closeClub}
      </button>
      <Troubled trouble={trouble} />
      {asking && (
        <Ask
          title={m.closeClub}
          question={m.closeClubAsk}
          onYes={() => void act(() => operate({ act: 'close-club', club, note: '' }))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
