import type { SeatProps } from '@shinar/table';
import type { ReactNode } from 'react';
import { type Assyria, influenceOf, MULTIPLIER, PHASE, tilesOf } from '../rules/index.ts';
import { handOf, zigguratsOf } from '../words/position.ts';
import type { AssyriaWords } from '../words/words.ts';
import { SmallCard } from './art/Cards.tsx';
import { CamelShape, Hut, Ziggurat } from './art/Pieces.tsx';
import { AltarShape } from './board/Tracks.tsx';
import './panels.css';

/** A player's camels, offering, pieces and open hand. */
export function SeatDetail({ state, words, seat, seats }: SeatProps<Assyria, AssyriaWords>) {
  const { seat: m } = words.messages;
  const look = seats[seat]!;
  const ziggurats = zigguratsOf(state, seat).length;
  const tiles = tilesOf(state, seat);
  const multiplier = MULTIPLIER[state.offering[seat]!]!;
  const hand = handOf(state, seat);
  const place = state.order.indexOf(seat) + 1;
  return (
    <div className="assyria-seat">
      <ul>
        {state.phase !== PHASE.over && <Fact text={m.place(place)} short={m.place(place)} />}
        <Fact text={words.messages.camels(state.camels[seat]!)} short={`${state.camels[seat]}`} icon={<CamelShape size={20} />} />
        <Fact text={m.offering(state.offering[seat]!, multiplier)} short={`×${multiplier}`} icon={<AltarShape size={20} />} />
        <Fact
          text={m.reserve(state.reserve[seat]!)}
          short={`${state.reserve[seat]}`}
          icon={
            <g transform="scale(.45)">
              <Hut look={look} />
            </g>
          }
        />
        <Fact
          text={m.ziggurats(ziggurats, tiles)}
          short={`${ziggurats} (${tiles})`}
          icon={
            <g transform="scale(.32)">
              <Ziggurat look={look} level={3} />
            </g>
          }
        />
        <Fact
          text={m.influence(influenceOf(state, seat))}
          short={`${influenceOf(state, seat)}`}
          icon={<path className="assyria-influence" d="M0-10 2-2.6 9-5 3.4 0 9 5 2 2.6 0 10-2 2.6-9 5-3.4 0-9-5-2-2.6Z" />}
        />
      </ul>
      <div className="assyria-hand">
        <span className="for-readers">{m.hand(words.cards(hand.flatMap(({ card, count }) => Array<number>(count).fill(card))))}</span>
        {hand.length === 0 ? <small aria-hidden="true">{m.noCards}</small> : hand.map((held) => <SmallCard key={held.card} {...held} />)}
      </div>
    </div>
  );
}

/** An icon and a number; the whole of it for readers and as a hint. */
function Fact({ text, short, icon }: { readonly text: string; readonly short: string; readonly icon?: ReactNode }) {
  return (
    <li title={text}>
      {icon !== undefined && (
        <svg className="assyria-icon" viewBox="-12 -12 24 24" aria-hidden="true">
          {icon}
        </svg>
      )}
      <span aria-hidden="true">{short}</span>
      <span className="for-readers">{text}</span>
    </li>
  );
}
