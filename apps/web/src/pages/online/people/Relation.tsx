import type { Profile } from '@shinar/protocol';
import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { call } from '../../../base/server/api.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

/** How I relate to somebody: followed, blocked, or neither. */
export function Relation({ profile, onChange }: { readonly profile: Profile; readonly onChange: () => void }) {
  const { people: words } = useCompany();
  const { followed, blocked } = profile;
  const { id, name } = profile.person;
  const [asking, setAsking] = useState(false);
  const { act, busy, trouble } = useAct();
  const set = (route: 'follow' | 'unfollow' | 'block' | 'unblock') =>
    act(async () => {
      await call(route, { params: { person: id } });
      onChange();
    });
  return (
    <>
      <div className="card-buttons">
        {!blocked && (
          <button
            type="button"
            className={followed ? undefined : 'primary'}
            disabled={busy}
            onClick={() => void set(followed ? 'unfollow' : 'follow')}
          >
            {followed ? words.unfollow : words.follow}
          </button>
        )}
        <button type="button" className="quiet" disabled={busy} onClick={() => (blocked ? void set('unblock') : setAsking(true))}>
          {blocked ? words.unblock : words.block}
        </button>
      </div>
      <Troubled trouble={trouble} />
      {asking && (
        <Ask title={words.block} question={words.blockAsk(name)} onYes={() => void set('block')} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
