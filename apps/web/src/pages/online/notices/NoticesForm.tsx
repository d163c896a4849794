import type { About, NoticeWish } from '@shinar/protocol';
import { useState } from 'react';
import { useLoad } from '../../../base/load/load.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { type Acting, useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { ownZone } from '../../../wire/said/times.ts';
import { QuietHours } from '../lobby/QuietHours.tsx';
import { Kinds } from './Kinds.tsx';
import { MailNotices } from './MailNotices.tsx';
import { PushNotices } from './PushNotices.tsx';

const askWish = (): Promise<NoticeWish> => call('noticeWish');

/** How I hear that it is my turn while the page is closed. */
export function NoticesForm({ offered }: { readonly offered: About['notices'] }) {
  const { notices: words } = useMessages().online;
  const kept = useLoad(askWish);
  const [changed, setWish] = useState<NoticeWish>();
  const wish = changed ?? kept;
  const acting = useAct();
  const isOff = !offered.push && !offered.mail && !offered.webhook;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{words.title}</h2>
      {isOff && <p className="hint">{words.off}</p>}
      {!isOff && wish && <Ways offered={offered} wish={wish} onWish={setWish} acting={acting} />}
      <Troubled trouble={acting.trouble} />
    </section>
  );
}

interface WaysProps {
  readonly offered: About['notices'];
  readonly wish: NoticeWish;
  readonly onWish: (wish: NoticeWish) => void;
  readonly acting: Acting;
}

function Ways({ offered, wish, onWish, acting }: WaysProps) {
  const { act, busy } = acting;
  const { notices: words } = useMessages().online;
  const [sent, setSent] = useState<string>();
  /** Seen at once, and taken back if the server does not follow. */
  const save = async (part: Partial<NoticeWish>): Promise<void> => {
    const next = { ...wish, zone: ownZone(), ...part };
    onWish(next);
    await call('setNoticeWish', { body: next }).catch((error: unknown) => {
      onWish(wish);
      throw error;
    });
  };
  const test = async (): Promise<void> => {
    const { sent: count } = await call('testNotice');
    setSent(words.sent(count));
  };
  const push = async (on: boolean): Promise<void> => {
    await save({ push: on });
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
      {offered.mail && <MailNotices mail={wish.mail} busy={busy} onChange={(mail) => act(() => save({ mail }))} />}
      <Kinds wish={wish} onChange={(unwanted) => void act(() => save({ unwanted }))} />
      <QuietHours label={words.quiet} quiet={wish.quiet} onChange={(quiet) => void act(() => save({ quiet }))} />
      <button type="button" disabled={busy} onClick={() => void act(test)}>
        {words.test}
      </button>
      <p role="status">{sent}</p>
    </>
  );
}
