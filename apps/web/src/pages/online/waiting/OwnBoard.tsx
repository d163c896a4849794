import { isGameId } from '@shinar/catalogue';
import type { TableView } from '@shinar/protocol';
import { packed } from '../../../base/link/packed.ts';
import { goTo } from '../../../base/routes/routes.ts';
import { askRecord } from '../../../base/server/record.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { BoardName } from '../../../wire/said/BoardName.tsx';
import { Troubled } from '../../../wire/said/Troubled.tsx';

/** The board that somebody has made for this table, and a way to look at it. */
export function OwnBoard({ view }: { readonly view: TableView }) {
  const { waiting: words } = useMessages().online;
  const { act, busy, trouble } = useAct();
  const look = async (): Promise<void> => {
    const { boardData } = await askRecord(view.id);
    if (isGameId(view.game)) goTo({ page: 'boards', game: view.game, data: await packed(JSON.stringify(boardData)) });
  };
  return (
    <div className="hint">
      <BoardName table={view} />{' '}
      <button type="button" className="quiet" disabled={busy} onClick={() => void act(look)}>
        {words.lookAtBoard}
      </button>
      <Troubled trouble={trouble} />
    </div>
  );
}
