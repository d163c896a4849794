import { GOODS } from '@shinar/assyria';
import { SmallSymbol } from './Cards.tsx';
import { JOKER } from './names.ts';
import type { Props } from './props.ts';

const SIZES = [1, 2, 3] as const;
/** A1.4: the values of Expansion cards. */
const VALUES = [2, 3, 4] as const;

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
          {VALUES.map((value, i) => (
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
  const cell = (count: number) => <td data-none={count === 0}>{count}</td>;
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
              {cell(cards[number * 3]!)}
              {cell(cards[number * 3 + 1]!)}
              {cell(cards[number * 3 + 2]!)}
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
