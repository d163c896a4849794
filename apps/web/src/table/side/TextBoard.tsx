import type { GameTypes } from '@shinar/core';
import type { GameUi, GameWords } from '@shinar/table';
import { focusing } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import type { Picking } from '../picking/use-picks.ts';

interface TextBoardProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly state: G['state'];
  readonly words: GameWords<G>;
  readonly picking: Picking<G>;
}

/** The position and all that can be done, as text and buttons. */
export function TextBoard<G extends GameTypes>({ ui, state, words, picking }: TextBoardProps<G>) {
  const { table } = useMessages();
  const offered = [...picking.offered];
  return (
    <div className="text-board">
      <h2>{table.textActions}</h2>
      {offered.length === 0 && <p>{table.textNothing}</p>}
      <div className="action-buttons">
        {offered.map((token) => (
          <button key={token} type="button" onClick={() => picking.pick(token)} {...focusing(picking.point, token)}>
            {words.token(token, state)}
          </button>
        ))}
      </div>
      {ui.text(state, words).map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map(({ text, token }) => (
              <li key={token ?? text}>
                {token !== undefined && picking.offered.has(token) ? (
                  <button type="button" className="quiet" onClick={() => picking.pick(token)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
