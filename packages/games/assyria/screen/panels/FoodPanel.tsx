import { NOBODY } from '@shinar/core';
import { Mark } from '@shinar/table';
import { useState } from 'react';
import { supplyForecast } from '../../rules/index.ts';
import { actorIn, seatsIn } from '../../words/position.ts';
import { SmallCard, SmallSymbol } from '../art/Cards.tsx';
import type { Props } from '../props.ts';

/** Food against huts, good by good, for whose turn it is or whom one asks for; with the best feeding. */
export function FoodPanel({ state, seats, words, preview, quiz }: Props) {
  const [asked, ask] = useState<number>(NOBODY);
  const { supply: m, advice } = words.messages;
  const after = preview?.state ?? state;
  const seat = asked !== NOBODY && asked < state.players ? asked : Math.max(0, actorIn(state));
  const { goods: counts, wild, hungry, best, starving } = supplyForecast(after, seat);
  return (
    <div className="assyria-panel">
      <fieldset className="assyria-seats">
        <legend>{m.of}</legend>
        {seatsIn(state).map((each) => (
          <label key={each}>
            <input type="radio" name="assyria-food-seat" checked={each === seat} onChange={() => ask(each)} />
            <Mark look={seats[each]!} /> {words.who(each)}
          </label>
        ))}
      </fieldset>
      <p>
        <strong className={starving.length > 0 ? 'assyria-starving' : ''}>
          {m.verdict(hungry.length - starving.length, hungry.length)}
        </strong>
      </p>
      <Balance words={words} counts={counts} wild={wild} />
      {best.length > 0 && !quiz && (
        <>
          <h2>{advice.title}</h2>
          <ul className="assyria-feeds">
            {best.map(({ card, huts }) => (
              <li key={`${card} ${huts.join()}`}>
                <SmallCard card={card} /> {advice.feeds(words.card(card), words.hexes(huts))}
              </li>
            ))}
          </ul>
        </>
      )}
      {starving.length > 0 && !quiz && <p className="assyria-starving">{advice.starving(starving.length, words.hexes(starving))}</p>}
    </div>
  );
}

interface BalanceProps extends Pick<Props, 'words'>, Pick<ReturnType<typeof supplyForecast>, 'wild'> {
  readonly counts: ReturnType<typeof supplyForecast>['goods'];
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : count > 0 ? `+${count}` : '0');

/** Huts against symbols, good by good. */
function Balance({ words, counts, wild }: BalanceProps) {
  const { supply: m, goods } = words.messages;
  return (
    <table className="assyria-numbers">
      <thead>
        <tr>
          <th scope="col">{m.good}</th>
          <th scope="col">{m.huts}</th>
          <th scope="col">{m.symbols}</th>
          <th scope="col">{m.balance}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ good, huts, symbols }) => (
          <tr key={good}>
            <th scope="row">
              <SmallSymbol symbol={good} /> {goods[good]}
            </th>
            <td>{huts}</td>
            <td>{symbols}</td>
            <td data-short={symbols < huts}>{signed(symbols - huts)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <SmallSymbol symbol="joker" /> {m.wild}
          </th>
          <td />
          <td>{wild}</td>
          <td>{signed(wild)}</td>
        </tr>
      </tbody>
    </table>
  );
}
