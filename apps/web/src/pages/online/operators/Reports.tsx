import type { OpenReports } from '@shinar/protocol';
import { useLoad } from '../../../base/load/load.ts';
import { hashOf } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { dateText } from '../../../wire/said/times.ts';
import { CloseClub } from './CloseClub.tsx';
import { type Operate, PersonActs, PersonFacts } from './PersonActs.tsx';

const askReports = (_done: number): Promise<OpenReports> => call('openReports');

/** What people report, with what was said. */
export function Reports({ done, operate }: { readonly done: number; readonly operate: Operate }) {
  const { operators: m } = useMessages().online;
  const reports = useLoad(askReports, done)?.reports;
  return (
    <section aria-labelledby="reports">
      <h2 id="reports">{m.reports}</h2>
      {reports?.length === 0 && <p>{m.noReports}</p>}
      <ul className="reports">
        {reports?.map((report) => (
          <Report key={report.id} report={report} operate={operate} />
        ))}
      </ul>
    </section>
  );
}

function Report({ report, operate }: { readonly report: OpenReports['reports'][number]; readonly operate: Operate }) {
  const { operators: m } = useMessages().online;
  const { language } = useSettings();
  const { id, about, by, reason, lines, table, club, at } = report;
  return (
    <li className="card">
      <PersonFacts person={about} />
      <p>
        <q>{reason}</q>
      </p>
      <p className="hint">
        {m.reportedBy(by.name)} · {dateText(at, language)}
        {table !== null && (
          <>
            {' · '}
            <a href={hashOf({ page: 'online', id: table, step: undefined })}>{m.toTable}</a>
          </>
        )}
        {club !== null && (
          <>
            {' · '}
            <a href={hashOf({ page: 'club', id: club.id })}>{m.toClub(club.name)}</a>
          </>
        )}
      </p>
      <h3>{m.said}</h3>
      {lines.length === 0 && <p>{m.saidNothing}</p>}
      <ol className="evidence">
        {lines.toReversed().map((line) => (
          <li key={`${line.at} ${line.text}`}>
            <time dateTime={new Date(line.at).toISOString()}>{dateText(line.at, language)}</time> {line.text}
          </li>
        ))}
      </ol>
      {club !== null && <CloseClub club={club.id} operate={operate} />}
      <PersonActs person={about} operate={operate} onSettle={(note) => operate({ act: 'settle', report: id, note })} />
    </li>
  );
}
