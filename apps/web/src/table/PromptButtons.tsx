import { CHANCE } from '@shinar/core';
import { useMessages } from '../base/words/messages.ts';
import type { Table, TableView } from './model/table.ts';

interface PromptButtonsProps {
  readonly table: Table;
  readonly view: TableView;
  readonly onSkip: () => void;
}

/** What goes on: past what is shown or thought about, or past the end of a turn, which can still be taken back. */
export function PromptButtons({ table, view: { awaits, fault, canUndo, moments }, onSkip }: PromptButtonsProps) {
  const { table: m } = useMessages();
  const chanceNext = table.ui.game.rules.actor(moments.at(-1)!.state) === CHANCE;
  const waits = awaits === 'bot' && fault === undefined && table.skipWait !== undefined;
  if (awaits === 'showing' || waits)
    return (
      <button type="button" onClick={onSkip}>
        {m.skipWait}
      </button>
    );
  if (awaits !== 'go-on') return null;
  return (
    <div className="prompt-end">
      <button type="button" className="primary" onClick={() => table.goOn()}>
        {chanceNext ? m.goOn : m.endTurn}
      </button>
      {canUndo && (
        <button type="button" onClick={() => void table.undo()}>
          {m.undo}
        </button>
      )}
    </div>
  );
}
