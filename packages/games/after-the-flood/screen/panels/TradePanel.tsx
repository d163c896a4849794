import type { BoardProps } from '@shinar/table';
import { useMemo } from 'react';
import { type AfterTheFlood, AREAS, type Chain, type Flood, GOODS, goodAt, type Link, PHASE, traders } from '../../rules/index.ts';
import { goodIndexes } from '../../words/good-indexes.ts';
import type { FloodWords } from '../../words/words.ts';
import { GoodMark } from '../art/GoodIcon.tsx';
import { bestChains, gainOf } from '../best-chains.ts';
import '../panels.css';

interface GoodData {
  readonly name: string;
  readonly takes: readonly string[];
}

/** A planner: what each good in hand can become in one trade action, and by which exchanges. */
export function TradePanel({ game, state, words }: BoardProps<AfterTheFlood, FloodWords>) {
  const { trade } = words.messages;
  const chains = useMemo(() => (state.phase === PHASE.order ? [] : bestChains(state, state.seat)), [state]);
  const held = GOODS.flatMap((_, good) => (state.goods[goodAt(state.seat, good)]! > 0 ? [good] : []));
  const table = (game.board.data as { goods: readonly GoodData[] }).goods.filter(({ takes }) => takes.length > 0);
  const index = (name: string): number => (GOODS as readonly string[]).indexOf(name);
  return (
    <div className="flood-trade">
      <h2>{trade.of(words.who(state.seat))}</h2>
      {chains.length === 0 ? <p>{trade.none}</p> : <p className="hint">{trade.sort}</p>}
      {held.map((good) => (
        <Chains key={good} good={good} chains={chains.filter(({ from }) => from === good)} words={words} />
      ))}
      <Traders state={state} words={words} />
      <h2>{trade.table}</h2>
      <ul>
        {table.map(({ name, takes }) => (
          <li key={name}>
            <GoodMark good={index(name)} />{' '}
            {trade.takes(words.good(index(name)), words.messages.or(takes.map((each) => words.good(index(each)))))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Chains({ good, chains, words }: { readonly good: number; readonly chains: readonly Chain[]; readonly words: FloodWords }) {
  const { trade } = words.messages;
  if (chains.length === 0) return null;
  return (
    <section className="flood-chains">
      <h3>
        {trade.from} <GoodMark good={good} /> {words.good(good)}
      </h3>
      <ol>
        {chains.map((chain) => (
          <li key={chain.to}>
            {chain.links.map((link) => (
              <span key={gotBy(link)} className="flood-link">
                <span aria-hidden="true">→</span> <GoodMark good={gotBy(link)} /> {words.good(gotBy(link))}{' '}
                <small>({link.type === 'tool' ? trade.tool : words.place(link.at)})</small>
              </span>
            ))}
            <b>{trade.gain(gainOf(chain) >= 0 ? `+${gainOf(chain)}` : `−${-gainOf(chain)}`)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

const TOOLS = GOODS.indexOf('tools');
const gotBy = (link: Link): number => (link.type === 'tool' ? TOOLS : link.get);

/** How many exchanges each land allows the player to act. */
function Traders({ state, words }: { readonly state: Flood; readonly words: FloodWords }) {
  const { trade } = words.messages;
  const lands = AREAS.flatMap((_, area) => {
    const closed = state.armyOf[area] !== 0 && state.armyOf[area] !== state.seat + 1;
    const count = closed ? 0 : Math.min(traders(state, state.seat, area), goodIndexes(area).length);
    return count > 0 ? [{ area, count }] : [];
  });
  if (lands.length === 0) return null;
  return (
    <>
      <h2>{trade.traders}</h2>
      <ul>
        {lands.map(({ area, count }) => (
          <li key={area}>{trade.tradersIn(words.place(area), count)}</li>
        ))}
      </ul>
    </>
  );
}
