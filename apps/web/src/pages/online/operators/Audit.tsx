import type { AuditLog } from '@shinar/protocol';
import { useLoad } from '../../../base/load/load.ts';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { dateText } from '../../../wire/said/times.ts';

const askAudit = (_done: number): Promise<AuditLog> => call('auditLog');

/** Who did what, the latest first. */
export function Audit({ done }: { readonly done: number }) {
  const { operators: m } = useMessages().online;
  const { language } = useSettings();
  const acts = useLoad(askAudit, done)?.acts;
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{m.audit}</h2>
      {acts?.length === 0 && <p>{m.noActs}</p>}
      <ol className="audit">
        {acts?.map(({ id, at, act, by, about, note }) => (
          <li key={id}>
            <time dateTime={new Date(at).toISOString()}>{dateText(at, language)}</time> <b>{by || m.byCommand}</b>{' '}
            {Object.hasOwn(m.acts, act) ? m.acts[act as keyof typeof m.acts] : act} {about} {note !== '' && <q>{note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
