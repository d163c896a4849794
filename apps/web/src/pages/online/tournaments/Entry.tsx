import type { Me, Tournament } from '@shinar/protocol';
import { useState } from 'react';
import { Ask } from '../../../base/dialogs/Ask.tsx';
import { hashOf } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';

interface EntryProps {
  readonly tournament: Tournament;
  readonly person: Me | null;
  readonly onChange: () => Promise<void>;
}

/** Signing up, my games, and what I may do about it. */
export function Entry({ tournament, person, onChange }: EntryProps) {
  const { cup: words } = useCompany();
  const { id, status, kind, mine, entry, standings } = tournament;
  const games = standings.find((one) => one.person.id === person?.id)?.tables.filter(({ points }) => points === null) ?? [];
  if (status === 'over') return null;
  return (
    <>
      {games.length > 0 && (
        <div className="card-buttons">
          {games.map(({ table }, i) => (
            <a key={table} className="button primary" href={hashOf({ page: 'table', id: table, step: undefined })}>
              {games.length === 1 ? words.toGame : words.toGames(i + 1)}
            </a>
          ))}
        </div>
      )}
      {mine && games.length === 0 && kind === 'arena' && status === 'running' && <p role="status">{words.waits}</p>}
      {!mine && entry && (
        <NameForm
          label={words.enter}
          onNamed={async () => {
            await call('enter', { params: { tournament: id } });
            await onChange();
          }}
        />
      )}
      <Acts tournament={tournament} person={person} onChange={onChange} />
    </>
  );
}

/** Signing off or dropping out; for the host the start, and calling it off. */
function Acts({ tournament: { id, status, kind, mine, host }, person, onChange }: EntryProps) {
  const { cup: words } = useCompany();
  const [asked, setAsked] = useState<'leave' | 'callOff'>();
  const { act, busy, trouble } = useAct();
  const params = { tournament: id };
  const then = (run: () => Promise<unknown>) => act(async () => run().then(onChange));
  const isHost = status === 'open' && host !== null && host.id === person?.id;
  const leave = kind === 'arena' ? [words.pause, words.pauseAsk] : [words.dropOut, words.dropOutAsk];
  if (!mine && !isHost) return null;
  return (
    <>
      <div className="card-buttons">
        {isHost && (
          <button type="button" className="primary" disabled={busy} onClick={() => void then(() => call('startTournament', { params }))}>
            {words.startNow}
          </button>
        )}
        {mine && status === 'open' && (
          <button type="button" className="quiet" disabled={busy} onClick={() => void then(() => call('withdraw', { params }))}>
            {words.leave}
          </button>
        )}
        {mine && status === 'running' && (
          <button type="button" className="quiet" disabled={busy} onClick={() => setAsked('leave')}>
            {leave[0]}
          </button>
        )}
        {isHost && (
          <button type="button" className="quiet" disabled={busy} onClick={() => setAsked('callOff')}>
            {words.callOff}
          </button>
        )}
      </div>
      <Troubled trouble={trouble} />
      {asked === 'leave' && (
        <Ask
          title={leave[0]!}
          question={leave[1]!}
          onYes={() => void then(() => call('withdraw', { params }))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'callOff' && (
        <Ask
          title={words.callOff}
          question={words.callOffAsk}
          onYes={() => void then(() => call('callOff', { params }))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
