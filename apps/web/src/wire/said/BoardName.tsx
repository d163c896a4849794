import { isGameId } from '@shinar/catalogue';
import type { TableView } from '@shinar/protocol';
import { useLoad } from '../../base/load/load.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { boardTitle } from '../../kept/boards/offered.ts';

/** The name of a table's board, if it is not the game's own. */
export function BoardName({ table: { game, board, ownBoard } }: { readonly table: TableView }) {
  const m = useMessages();
  const title = useLoad(boardTitle, ownBoard && isGameId(game) ? game : undefined, board, useSettings().language);
  return title === undefined ? null : <small>{m.label(m.setUp.board, title)}</small>;
}
