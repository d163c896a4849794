import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { saveRecord } from '../../kept/record-of.ts';
import type { OpenTable } from './open-table.ts';

/** Notices about saving a game: another tab plays it, or it can't be saved. */
export function KeptNotice({ table, keeper }: OpenTable) {
  const { table: m } = useMessages();
  const { here, failing, overtaken } = useValue(keeper.state);
  const save = async (): Promise<void> => saveRecord(table.view.get().sitting.id, await table.record());
  return (
    <div role="status">
      {!here && (
        <div className="kept-notice">
          <p>{m.elsewhere}</p>
          <button type="button" className="primary" onClick={() => keeper.take()}>
            {m.playHere}
          </button>
        </div>
      )}
      {overtaken && <p>{m.wentOn}</p>}
      {failing && (
        <div className="kept-notice">
          <p className="fault">{m.notSaved}</p>
          <button type="button" onClick={() => void save()}>
            {m.saveFile}
          </button>
        </div>
      )}
    </div>
  );
}
