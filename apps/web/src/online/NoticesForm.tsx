import type { About, NoticeWish } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { call } from './api.ts';
import { pushHere, supportsPush } from './push.ts';
import { QuietHours } from './QuietHours.tsx';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';

/** How I hear that it is my turn while the page is closed. */
export function NoticesForm({ offered }: { readonly offered: About['notices'] }) {
  const m = useMessages();
  const { notices: words } = m.online;
  const [wish, setWish] = useState<NoticeWish>();
  const [mail, setMail] = useState('');
  const [sent, setSent] = useState<string>();
  const { act, busy, trouble } = useAct();
  useEffect(() => {
    void act(async () => {
      const told = await call<NoticeWish>('GET', 'api/me/notices');
      setWish(told);
      setMail(told.mail ?? '');
    });
  }, [act]);
  if (!offered.push && !offered.mail && !offered.webhook) {
    return (
      <section aria-labelledby="notices">
        <h2 id="notices">{words.title}</h2>
        <p className="hint">{words.off}</p>
      </section>
    );
  }
  if (wish === undefined) return null;
  /** Seen at once, and taken back if the server does not follow. */
  const save = async (part: Partial<NoticeWish>): Promise<void> => {
    const next = { ...wish, ...part };
    setWish(next);
    await call('PUT', 'api/me/notices', next).catch((error: unknown) => {
      setWish(wish);
      throw error;
    });
  };
  const change = (part: Partial<NoticeWish>): Promise<void> => act(() => save(part));
  /** Leave to send, the browser's address, the wish, and a first notice, in one tap. */
  const turnOn = (): Promise<void> =>
    act(async () => {
      const refused = await pushHere(offered.pushKey ?? '');
      if (refused !== undefined) return setSent(words.pushRefused[refused]);
      await save({ push: true });
      await test();
    });
  const test = async (): Promise<void> => {
    const { sent: count } = await call<{ sent: number }>('POST', 'api/me/notices/test');
    setSent(words.sent(count));
  };
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{words.title}</h2>
      {offered.push && !wish.push && (
        <button type="button" className="primary" disabled={busy || !supportsPush()} onClick={() => void turnOn()}>
          {words.pushOn}
        </button>
      )}
      {offered.push && !supportsPush() && <p className="hint">{words.noPush}</p>}
      {wish.push && (
        <p>
          {words.pushIsOn}{' '}
          <button type="button" className="quiet" onClick={() => void change({ push: false })}>
            {words.pushOff}
          </button>
        </p>
      )}
      {offered.mail && (
        <form
          className="name-form"
          onSubmit={(event) => {
            event.preventDefault();
            void change({ mail: mail.trim() === '' ? null : mail.trim() });
          }}
        >
          <label className="field">
            {words.mail}
            <input type="email" value={mail} autoComplete="email" onChange={(event) => setMail(event.target.value)} />
          </label>
          <button type="submit" disabled={busy}>
            {words.save}
          </button>
        </form>
      )}
      <QuietHours label={words.quiet} quiet={wish.quiet} onChange={(quiet) => void change({ quiet })} />
      <button type="button" disabled={busy} onClick={() => void act(test)}>
        {words.test}
      </button>
      <p role="status">{sent}</p>
      <Troubled trouble={trouble} />
    </section>
  );
}
