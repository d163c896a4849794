import type { Me } from '@shinar/protocol';
import { goTo } from '../app/routes.ts';
import { useTitle } from '../app/title.ts';
import { useMessages } from '../i18n/messages.tsx';
import { AtServer } from './AtServer.tsx';
import { call } from './api.ts';
import { become } from './me.ts';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';

/** Where a one-time link leads; it is used at a click, so that nothing that only looks at links spends it. */
export function LinkPage({ token }: { readonly token: string }) {
  const { me: m } = useMessages().online;
  useTitle(m.linkTitle);
  return <AtServer>{() => <UseLink token={token} />}</AtServer>;
}

function UseLink({ token }: { readonly token: string }) {
  const { me: m } = useMessages().online;
  const { act, busy, trouble } = useAct();
  const use = async (): Promise<void> => {
    become(await call<Me>('POST', 'api/links/use', { token }));
    goTo({ page: 'lobby', game: undefined });
  };
  return (
    <main className="page">
      <h1>{m.linkTitle}</h1>
      <p>{m.linkHint}</p>
      <button type="button" className="primary" disabled={busy} onClick={() => void act(use)}>
        {m.signIn}
      </button>
      <Troubled trouble={trouble?.code === 'bad-request' ? { code: 'link-spent' } : trouble} />
    </main>
  );
}
