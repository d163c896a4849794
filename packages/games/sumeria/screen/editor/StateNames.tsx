import { nameFrom } from '@shinar/table';
import type { BoardData } from '../../rules/index.ts';
import { colourOf } from '../layout.ts';
import { renamed, swapped } from './editing.ts';
import type { EditorWords } from './words.ts';

interface StateNamesProps {
  readonly board: BoardData;
  readonly say: EditorWords;
  readonly nameOf: (state: number) => string;
  readonly onChange: (board: BoardData) => void;
}

/** The states by name, each with its colour; two of them can change places. */
export function StateNames({ board, say, nameOf, onChange }: StateNamesProps) {
  return (
    <fieldset className="sumeria-editor-states">
      <legend>{say.states}</legend>
      {board.states.map(({ city }, state) => (
        <div key={city}>
          <span className="sumeria-editor-colour" style={{ background: colourOf(board, state) }} />
          <input
            aria-label={say.name(state + 1)}
            defaultValue={nameOf(state)}
            key={nameOf(state)}
            maxLength={24}
            onBlur={({ target }) => {
              const name = nameFrom(target.value);
              if (target.value !== nameOf(state) && name !== '') onChange(renamed(board, state, name));
            }}
          />
          <select
            aria-label={say.swap(nameOf(state))}
            value=""
            onChange={({ target }) => onChange(swapped(board, state, Number(target.value)))}
          >
            <option value="">⇄</option>
            {board.states.flatMap(({ city: other }, i) =>
              i === state
                ? []
                : [
                    <option key={other} value={i}>
                      {nameOf(i)}
                    </option>,
                  ],
            )}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
