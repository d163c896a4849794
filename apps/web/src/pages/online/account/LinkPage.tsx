import { useLoad } from '../../../base/load/load.ts';
import { goTo } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call, ifAnswered } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { become } from '../../../wire/me.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

/** Where a one-time link leads; it is used at a click, so that nothing that only looks at links spends it. */
export function LinkPage({ token }: { readonly token: string }) {
  const { me: m } = useMessages().online;
  useTitle(m.linkTitle);
  return <AtServer>{() => <UseLink token={token} />}</AtServer>;
}

/** Whom the link is for, shown before it is used; nothing if it is no link. */
const look = (token: string) => ifAnswered(call('lookAtLink', { body: { token } }));

function UseLink({ token }: { readonly token: string }) {
  const { me: m } = useMessages().online;
  const { act, busy, trouble } = useAct();
  const use = async (): Promise<void> => {
    become(await call('useLink', { body: { token } }));
    goTo({ page: 'lobby', game: undefined });
  };
  const link = useLoad(look, token);
  const confirms = link?.confirms ?? null;
  return (
    <main className="page">
      <h1>{confirms === null ? m.linkTitle : m.confirmTitle}</h1>
      {link === undefined && <p>{m.linkHint}</p>}
      {link && <p>{confirms === null ? m.linkFor(link.person.name) : m.confirmHint(link.person.name, confirms)}</p>}
      <button type="button" className="primary" disabled={busy} onClick={() => void act(use)}>
        {confirms === null ? m.signIn : m.confirm}
      </button>
      <Troubled trouble={trouble?.code === 'bad-request' ? { code: 'link-spent' } : trouble} />
    </main>
  );
}
