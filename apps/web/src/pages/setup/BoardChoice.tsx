import { isGameId, manifestOf } from '@shinar/catalogue';
import { gameOnBoard } from '@shinar/catalogue/load';
import { type Game, parseJson } from '@shinar/core';
import { type ChangeEvent, useState } from 'react';
import { faultText } from '../../base/faults/Fault.tsx';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';

interface BoardChoiceProps {
  readonly game: Game;
  /** The game on another board, if one was chosen. */
  readonly board: Game | undefined;
  readonly onChange: (board: Game | undefined) => void;
}

/** The board to play on, where a game allows another. */
export function BoardChoice({ game, board, onChange }: BoardChoiceProps) {
  const m = useMessages();
  const [fault, setFault] = useState<string>();
  const { id } = game.rules;
  const maker = isGameId(id) && manifestOf(id).boards !== undefined ? id : undefined;
  const onBoard = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    try {
      onChange(gameOnBoard(game, parseJson(await file.text())));
      setFault(undefined);
    } catch (error) {
      onChange(undefined);
      setFault(faultText(error as Error, m));
    }
  };
  return (
    <fieldset className="board-choice">
      <legend>{m.setUp.board}</legend>
      <p>{board === undefined ? m.setUp.boardBuiltIn : board.board.name}</p>
      <label className="button file">
        {m.setUp.boardFile}
        <input type="file" accept=".json,application/json" onChange={(event) => void onBoard(event)} />
      </label>
      {maker !== undefined && (
        <a className="button quiet" href={hashOf({ page: 'boards', game: maker, data: undefined })}>
          {m.setUp.boardMake}
        </a>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
    </fieldset>
  );
}
