import { CHANCE } from '@shinar/core';
import type { GameWords } from '@shinar/table';
import { Mark } from '@shinar/table';
import { ClauseLink } from '../base/cite/ClauseLink.tsx';
import { useMessages } from '../base/words/messages.ts';
import { sitDown } from '../kept/sit-down.ts';
import { AnalyseButton } from './ending/AnalyseButton.tsx';
import { winnersOf } from './ending/standing.ts';
import { winnersText } from './ending/winners.ts';
import type { Around, Table, TableView } from './model/table.ts';
import { PromptButtons } from './PromptButtons.tsx';
import type { Picking } from './picking/use-picks.ts';

interface PromptProps {
  readonly table: Table;
  readonly view: TableView;
  readonly words: GameWords;
  readonly picking: Pick<Picking, 'chosen' | 'offered'>;
  readonly around: Around;
  /** Enough has been seen, and waited for. */
  readonly onSkip: () => void;
}

/** Whose turn it is, what to do, and the button that goes on. */
export function Prompt({ table, view, words, picking: { chosen, offered }, around, onSkip }: PromptProps) {
  const m = useMessages();
  const look = view.seat === undefined ? undefined : view.sitting.seats[view.seat];
  const { rules } = table.ui.game;
  const { state } = view.moments.at(-1)!;
  const prompt = rules.prompt(state);
  const chanceNext = rules.actor(state) === CHANCE;
  const name = look?.name ?? '';
  return (
    <div className="prompt" data-awaits={view.awaits}>
      <div role="status">
        <p className="prompt-who">
          {look !== undefined && <Mark look={look} />}
          {view.awaits === 'person' && m.table.yourTurn(name)}
          {view.awaits === 'go-on' && m.table.yourTurn(name)}
          {view.awaits === 'other' && m.online.table.waitsFor(name)}
          {view.awaits === 'showing' && (look?.name ?? m.table.chance)}
          {view.awaits === 'bot' && <span className="thinking">{m.table.thinking(name)}</span>}
          {view.awaits === 'chance' && m.table.chance}
          {view.awaits === 'nothing' && m.table.over}
          {view.awaits === 'person' && prompt !== undefined && <ClauseLink game={view.sitting.game} clause={prompt.clause} />}
        </p>
        <p className="prompt-task">
          {view.awaits === 'person' && prompt !== undefined && words.prompt(prompt, chosen, offered)}
          {view.awaits === 'go-on' && (chanceNext ? m.table.chanceNext : m.table.turnDone)}
          {view.awaits === 'chance' && prompt !== undefined && words.prompt(prompt, [], offered)}
          {view.awaits === 'nothing' &&
            winnersText(
              winnersOf(table.ui.game, view).map((seat) => view.sitting.seats[seat]!.name),
              m,
            )}
        </p>
      </div>
      {view.fault !== undefined && (
        <p role="alert" className="fault">
          {m.fault}{' '}
          <button type="button" onClick={() => table.open()}>
            {m.table.retry}
          </button>
        </p>
      )}
      <PromptButtons table={table} view={view} onSkip={onSkip} />
      {view.awaits === 'nothing' && (around.ending ?? <WhatNow table={table} view={view} />)}
    </div>
  );
}

/** After a game on this device: a look back, or another one. */
function WhatNow({ table, view: { sitting } }: Pick<PromptProps, 'table' | 'view'>) {
  const m = useMessages();
  return (
    <div className="prompt-end">
      <AnalyseButton table={table} />
      <button type="button" className="primary" onClick={() => void sitDown(table.ui.game, sitting.seats, sitting.strict)}>
        {m.table.again}
      </button>
    </div>
  );
}
