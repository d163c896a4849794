import { goTo, hashOf } from '../../../../base/routes/routes.ts';
import { call } from '../../../../base/server/api.ts';
import { useValue } from '../../../../base/value.ts';
import { useMessages } from '../../../../base/words/messages.ts';
import { saveRecord } from '../../../../kept/record-of.ts';
import { AnalyseButton } from '../../../../table/ending/AnalyseButton.tsx';
import { nameOf } from '../../../../wire/said/seats.ts';
import type { RemoteTable } from '../remote/remote-table.ts';
import { Fairness } from './Fairness.tsx';
import { RatingChange } from './RatingChange.tsx';

/** After the game: another one, and what there is to look at. */
export function Ending({ table }: { readonly table: RemoteTable }) {
  const messages = useMessages();
  const { ending: m, table: words } = messages.online;
  const { room, seat } = table;
  const { view } = useValue(room.state);
  if (view === undefined || view.status !== 'over') return null;
  const rematch = async (): Promise<void> => {
    const { id } = await call('rematch', { params: { table: room.id } });
    goTo({ page: 'table', id, step: undefined });
  };
  return (
    <div className="ending">
      {view.rematch !== null && <p role="status">{m.offered}</p>}
      <div className="card-buttons">
        {view.rematch !== null ? (
          <a className="button primary" href={hashOf({ page: 'table', id: view.rematch, step: undefined })}>
            {m.toRematch}
          </a>
        ) : (
          seat !== undefined && (
            <button type="button" className="primary" onClick={() => void room.attempt(rematch)}>
              {m.rematch}
            </button>
          )
        )}
        <button type="button" onClick={() => void room.attempt(async () => saveRecord(room.id, await table.record()))}>
          {messages.table.export}
        </button>
        <AnalyseButton table={table} />
      </div>
      {view.ended === 'resigned' &&
        view.seats
          .filter(({ resigned }) => resigned)
          .map((gone) => <p key={gone.seat}>{words.happened.resigned(nameOf(gone, messages))}</p>)}
      {view.ended === 'abandoned' && <p>{m.abandoned}</p>}
      {view.rated && <RatingChange table={table} />}
      <Fairness table={table} />
    </div>
  );
}
