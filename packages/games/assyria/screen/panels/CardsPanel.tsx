import { EXPANSION_VALUES, GOODS, JOKER, SYMBOLS_MOST } from '../../rules/index.ts';
import { range } from '../../words/position.ts';
import { SmallSymbol } from '../art/Cards.tsx';
import type { Props } from '../props.ts';

const SIZES = range(SYMBOLS_MOST).map((size) => size + 1);

/** The cards still in the deck, those discarded, and the Expansion cards to come. */
export function CardsPanel({ state, words }: Props) {
  const { deck: m } = words.messages;
  return (
    <div className="assyria-panel">
      <Pile title={m.deck} cards={state.deck} words={words} />
      <Pile title={m.discard} cards={state.discard} words={words} />
      <section>
        <h2>{m.expansions}</h2>
        <p className="assyria-unseen">
          {EXPANSION_VALUES.map((value, i) => (
            <span key={value}>
              <b>{value}</b> ×{state.expansions[i]}
            </span>
          ))}
        </p>
      </section>
    </div>
  );
}

interface PileProps {
  readonly title: string;
  readonly cards: Int8Array;
  readonly words: Props['words'];
}

function Pile({ title, cards, words }: PileProps) {
  const { deck: m, goods, joker } = words.messages;
  const cell = (count: number, key?: number) => (
    <td key={key} data-none={count === 0}>
      {count}
    </td>
  );
  return (
    <section>
      <h2>
        {title} <small>{m.count(cards.reduce((sum, count) => sum + count, 0))}</small>
      </h2>
      <table className="assyria-numbers">
        <thead>
          <tr>
            <th scope="col">{m.good}</th>
            {SIZES.map((symbols) => (
              <th key={symbols} scope="col" aria-label={m.symbols(symbols)}>
                {'●'.repeat(symbols)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GOODS.map((good, number) => (
            <tr key={good}>
              <th scope="row">
                <SmallSymbol symbol={good} /> {goods[good]}
              </th>
              {SIZES.map((symbols) => cell(cards[number * SYMBOLS_MOST + symbols - 1]!, symbols))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <SmallSymbol symbol="joker" /> {joker}
            </th>
            {cell(cards[JOKER]!)}
            <td />
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
