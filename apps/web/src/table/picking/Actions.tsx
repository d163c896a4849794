import type { GameTypes } from '@shinar/core';
import type { GameUi, GameWords, Token } from '@shinar/table';
import { HintMarks, pointing } from '@shinar/table';
import { use } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { buttonsAt } from './buttons-at.ts';
import type { Picking } from './use-picks.ts';

interface ActionsProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly state: G['state'];
  readonly words: GameWords<G>;
  readonly picking: Picking<G>;
}

/** What is chosen so far, and a button for every offered token that the board does not draw, unless it stands at the piece. */
export function Actions<G extends GameTypes>({ ui, state, words, picking }: ActionsProps<G>) {
  const { table, label } = useMessages();
  const elsewhere = buttonsAt(ui, picking);
  const tokens = [...picking.offered].filter((token) => !ui.drawn(token) && !elsewhere.includes(token));
  if (tokens.length === 0 && picking.chosen.length === 0) return null;
  return (
    <div className="actions">
      {picking.chosen.length > 0 && (
        <p className="picked">
          <span>{label(table.picked, picking.chosen.map((token) => words.token(token, state)).join(' → '))}</span>
          <button type="button" className="quiet" onClick={picking.unpick}>
            {table.unpick}
          </button>
        </p>
      )}
      <ActionButtons ui={ui} tokens={tokens} state={state} words={words} picking={picking} />
    </div>
  );
}

interface ActionButtonsProps<G extends GameTypes> extends ActionsProps<G> {
  readonly tokens: readonly Token[];
}

export function ActionButtons<G extends GameTypes>({ ui, tokens, state, words, picking }: ActionButtonsProps<G>) {
  const marks = use(HintMarks);
  return (
    <div className="action-buttons">
      {tokens.map((token) => (
        <button
          key={token}
          type="button"
          data-token={token}
          data-hint={marks.get(token)}
          data-armed={picking.armed && picking.looked === token ? '' : undefined}
          onClick={() => picking.pick(token)}
          {...pointing(picking.point, token)}
        >
          {ui.icon?.(token)}
          <span className={ui.icon?.(token) ? 'for-readers' : undefined}>{words.token(token, state)}</span>
        </button>
      ))}
    </div>
  );
}
