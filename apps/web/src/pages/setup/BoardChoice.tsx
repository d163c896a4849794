import { type GameId, manifestOf } from '@shinar/catalogue';
import { gameOnBoard } from '@shinar/catalogue/load';
import { type Game, parseJson } from '@shinar/core';
import { FileButton } from '../../base/dialogs/FileButton.tsx';
import { useAttempt } from '../../base/faults/use-attempt.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { BoardSelect } from '../../kept/boards/BoardSelect.tsx';
import { useBoards } from '../../kept/boards/offered.ts';

interface BoardChoiceProps {
  readonly id: GameId;
  readonly game: Game;
  /** The game on another board, if one was chosen. */
  readonly board: Game | undefined;
  readonly onChange: (board: Game | undefined) => void;
}

/** The board to play on, if the game allows others. */
export function BoardChoice({ id, game, board, onChange }: BoardChoiceProps) {
  const m = useMessages();
  const [fault, attempt] = useAttempt();
  const offered = useBoards(id) ?? [];
  const name = board?.board.name ?? '';
  // Includes one that came from a file.
  const boards =
    board === undefined || offered.some((one) => one.name === name) ? offered : [...offered, { name, title: name, game: board }];
  const onBoard = (file: File): Promise<void> =>
    attempt(async () => {
      onChange(undefined);
      onChange(gameOnBoard(game, parseJson(await file.text())));
    });
  return (
    <div className="board-choice">
      <BoardSelect boards={boards} value={name} onChange={(to) => onChange(boards.find((one) => one.name === to)?.game)} />
      <FileButton label={m.setUp.boardFile} onFile={(file) => void onBoard(file)} />
      {manifestOf(id).boards !== undefined && (
        <a className="button quiet" href={hashOf({ page: 'boards', game: id, data: undefined })}>
          {m.setUp.boardMake}
        </a>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
    </div>
  );
}
