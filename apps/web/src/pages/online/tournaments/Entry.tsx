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

/** Signing up or off, the way to my game, and for the host the start. */
export function Entry({ tournament, person, onChange }: EntryProps) {
  const { cup: words } = useCompany();
  const { id, status, mine, host, round, standings } = tournament;
  const [leaving, setLeaving] = useState(false);
  const { act, busy, trouble } = useAct();
  const params = { tournament: id };
  const then = (run: () => Promise<unknown>) => act(async () => run().then(onChange));
  const game = standings
    .find((one) => one.person.id === person?.id)
    ?.tables.find((table) => table.round === round && table.points === null);
  if (status === 'over') return null;
  if (status === 'open' && !mine) {
    return (
      <NameForm
        label={words.enter}
        onNamed={async () => {
          await call('enter', { params });
          await onChange();
        }}
      />
    );
  }
  if (!mine) return null;
  return (
    <>
      <div className="card-buttons">
        {game && (
          <a className="button primary" href={hashOf({ page: 'table', id: game.table, step: undefined })}>
            {words.toGame}
          </a>
        )}
        {status === 'open' && host?.id === person?.id && (
          <button type="button" className="primary" disabled={busy} onClick={() => void then(() => call('startTournament', { params }))}>
            {words.startNow}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          disabled={busy}
          onClick={() => (status === 'open' ? void then(() => call('withdraw', { params })) : setLeaving(true))}
        >
          {status === 'open' ? words.leave : words.dropOut}
        </button>
      </div>
      <Troubled trouble={trouble} />
      {leaving && (
        <Ask
          title={words.dropOut}
          question={words.dropOutAsk}
          onYes={() => void then(() => call('withdraw', { params }))}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
