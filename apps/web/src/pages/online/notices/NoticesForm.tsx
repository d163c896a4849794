import type { About, NoticeWish } from '@shinar/protocol';
import { useState } from 'react';
import { useLoad } from '../../../base/load/load.ts';
import { call, save } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { type Acting, useAct } from '../../../wire/forms/use-act.ts';
import { useSaved } from '../../../wire/forms/use-saved.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { ownZone } from '../../../wire/said/times.ts';
import { QuietHours } from '../lobby/QuietHours.tsx';
import { Kinds } from './Kinds.tsx';
import { MailNotices } from './MailNotices.tsx';
import { PushNotices } from './PushNotices.tsx';

const askWish = (): Promise<NoticeWish> => call('noticeWish');
const sendWish = (body: NoticeWish): Promise<void> => save('setNoticeWish', { body });

/** How I hear that it is my turn while the page is closed. */
export function NoticesForm({ offered }: { readonly offered: About['notices'] }) {
  const { notices: words } = useMessages().online;
  const [wish, change] = useSaved(useLoad(askWish), sendWish);
  const acting = useAct();
  const isOff = !offered.push && !offered.mail && !offered.webhook;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{words.title}</h2>
      {isOff && <p className="hint">{words.off}</p>}
      {!isOff && wish && <Ways offered={offered} wish={wish} onChange={(part) => change({ zone: ownZone(), ...part })} acting={acting} />}
      <Troubled trouble={acting.trouble} />
    </section>
  );
}

interface WaysProps {
  readonly offered: About['notices'];
  readonly wish: NoticeWish;
  readonly onChange: (part: Partial<NoticeWish>) => Promise<void>;
  readonly acting: Acting;
}

function Ways({ offered, wish, onChange, acting }: WaysProps) {
  const { act, busy } = acting;
  const { notices: words } = useMessages().online;
  const [sent, setSent] = useState<string>();
  const test = async (): Promise<void> => {
    const { sent: count } = await call('testNotice');
    setSent(words.sent(count));
  };
  const push = async (on: boolean): Promise<void> => {
    await onChange({ push: on });
    if (on) await test();
  };
  return (
    <>
      {offered.pushKey !== null && (
        <PushNotices
          pushKey={offered.pushKey}
          on={wish.push}
          acting={acting}
          onChange={push}
          onRefused={(why) => setSent(words.pushRefused[why])}
        />
      )}
      {offered.mail && <MailNotices mail={wish.mail} busy={busy} onChange={(mail) => act(() => onChange({ mail }))} />}
      <Kinds wish={wish} onChange={(unwanted) => void act(() => onChange({ unwanted }))} />
      <QuietHours label={words.quiet} quiet={wish.quiet} onChange={(quiet) => void act(() => onChange({ quiet }))} />
      <button type="button" disabled={busy} onClick={() => void act(test)}>
        {words.test}
      </button>
      <p role="status">{sent}</p>
    </>
  );
}
