import type { SeatProps } from '@shinar/table';
import { type AfterTheFlood, AREAS, GOODS, goodAt, isSumer, placeOf, ranked, valueIn, workersAt } from '../rules/index.ts';
import { hasPassed } from '../words/text.ts';
import { RANKS } from '../words/tokens.ts';
import { capital, type FloodWords } from '../words/words.ts';
import { GoodMark } from './art/GoodIcon.tsx';
import './panels.css';

/** A player's goods, workers, armies, cities and empire. */
export function SeatDetail({ state, words, seat }: SeatProps<AfterTheFlood, FloodWords>) {
  const { seat: s } = words.messages;
  const own = (place: 'stock' | 'unavailable'): number => state.workers[workersAt(seat, placeOf(place))]!;
  const cities = AREAS.flatMap((_, area) => (isSumer(area) && state.city[area] === seat + 1 ? [words.place(area)] : []));
  const empire = state.empire[seat]!;
  return (
    <div className="flood-seat">
      <ul className="flood-goods">
        {GOODS.map((name, good) => {
          const count = state.goods[goodAt(seat, good)]!;
          return (
            <li key={name} data-none={count === 0 ? '' : undefined} title={capital(words.good(good))}>
              <GoodMark good={good} />
              <span className="for-readers">{words.good(good)} </span>
              {count}
            </li>
          );
        })}
      </ul>
      <p>
        {capital(s.workers(own('stock'), own('unavailable')))}
        <br />
        {capital(s.armies(state.ready[seat]!, state.reserve[seat]!))}
        {cities.length > 0 && (
          <>
            <br />
            {s.cities(words.and(cities))}
          </>
        )}
        {empire > 0 && (
          <>
            <br />
            {s.empire(words.empire(empire - 1), RANKS[ranked(state).indexOf(seat)]!, valueIn(state.equipment, seat))}
          </>
        )}
        {hasPassed(state, seat) && (
          <>
            <br />
            {capital(s.passed(valueIn(state.bids, seat)))}
          </>
        )}
      </p>
    </div>
  );
}
