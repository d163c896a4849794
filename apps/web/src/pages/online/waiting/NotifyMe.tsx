import type { About } from '@shinar/protocol';
import { useState } from 'react';
import { hashOf } from '../../../base/routes/routes.ts';
import { call, save } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { ownZone } from '../../../wire/said/times.ts';
import { pushHere, supportsPush } from '../notices/push.ts';

/** What somebody who waits wants to hear of. */
const AWAITED = ['seat', 'begin'];

/** Word to this device when somebody comes, by one tap; where it takes no push messages, the way to other notices. */
export function NotifyMe({ offered }: { readonly offered: About['notices'] }) {
  const { play: words } = useCompany();
  const { notices: m } = useMessages().online;
  const [said, setSaid] = useState<string>();
  const { act, busy, trouble } = useAct();
  const { pushKey } = offered;
  if (!offered.push && !offered.mail && !offered.webhook) return null;
  if (pushKey === null || !supportsPush()) {
    return (
      <a className="button" href={hashOf({ page: 'me' })}>
        {words.notify}
      </a>
    );
  }
  const arm = async (): Promise<void> => {
    const refused = await pushHere(pushKey);
    if (refused !== undefined) return setSaid(m.pushRefused[refused]);
    const wish = await call('noticeWish');
    const unwanted = wish.unwanted.filter((kind) => !AWAITED.includes(kind));
    await save('setNoticeWish', { body: { ...wish, push: true, zone: ownZone(), unwanted } });
    setSaid(words.notified);
  };
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void act(arm)}>
        {words.notify}
      </button>
      <span role="status">{said}</span>
      <Troubled trouble={trouble} />
    </>
  );
}
