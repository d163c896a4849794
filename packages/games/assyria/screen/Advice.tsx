import { Mark } from '@shinar/table';
import type { ReactNode } from 'react';
import {
  type Booking,
  bookingAhead,
  bookingOf,
  floodForecast,
  PHASE,
  prestigeForecast,
  REIGNS,
  supplyAhead,
  supplyForecast,
  totalOf,
} from '../rules/index.ts';
import { actorIn } from '../words/position.ts';
import { SmallCard } from './art/Cards.tsx';
import type { Props } from './props.ts';

const SETTING_UP: readonly number[] = [PHASE.settle, PHASE.keep];

interface AdviceProps {
  readonly props: Props;
  /** Feeds as is best, card after card. */
  readonly onFeed: () => void;
}

/** Below the board: what you can count on in your turn, and in supply the best feeding, card by card. */
export function Advice({ props, onFeed }: AdviceProps) {
  const { state, words, offered, seats, quiz, over, turn, viewer } = props;
  const seat = actorIn(state);
  const another = (turn ?? seat) !== seat || (viewer ?? seat) !== seat;
  const outlook = over || seat < 0 || another ? '' : outlookOf(props);
  if (outlook === '') return <div className="assyria-advice" data-empty="true" />;
  const { advice, label } = words.messages;
  const [next, ...later] = state.phase === PHASE.supply && !quiz ? supplyForecast(state, seat).best : [];
  return (
    <div className="assyria-advice" role="note">
      {next === undefined ? <Mark look={seats[seat]!} size="1.6rem" /> : <SmallCard card={next.card} />}
      <div>
        {next !== undefined && (
          <p>
            <strong>{label(advice.title, '')}</strong>
            {advice.feeds(words.card(next.card), words.hexes(next.huts))}
            {later.length > 0 && <small> · {advice.more(later.length)}</small>}
          </p>
        )}
        <p>
          <Food {...props} />
          {outlook}
        </p>
      </div>
      {next !== undefined && offered.size > 0 && (
        <button type="button" className="primary" onClick={onFeed}>
          {advice.play}
        </button>
      )}
    </div>
  );
}

/** Until the supply is over: how far the food goes. */
function Food({ state, preview, words, quiz }: Props): ReactNode {
  const seat = actorIn(state);
  const after = preview !== undefined && actorIn(preview.state) === seat ? preview.state : state;
  if (!supplyAhead(after, seat)) return null;
  const { hungry, starving } = supplyForecast(after, seat);
  if (hungry.length === 0) return null;
  const { supply, advice } = words.messages;
  if (starving.length === 0) return `${supply.verdict(hungry.length, hungry.length)} `;
  if (after.phase !== PHASE.supply || after !== state || quiz)
    return <span className="assyria-starving">{supply.verdict(hungry.length - starving.length, hungry.length)} </span>;
  return <span className="assyria-starving">{advice.starving(starving.length, words.hexes(starving))} · </span>;
}

/** In a turn: what will be booked; in the actions: what the flood would pay. */
function outlookOf({ state, preview, words }: Props): string {
  const { advice, forecast, points, camels } = words.messages;
  const seat = actorIn(state);
  const after = preview?.state ?? state;
  if (state.phase === PHASE.actions) {
    const flood = floodForecast(actorIn(after) === seat ? after : state);
    const rank = flood.ranks[seat];
    const place = rank === undefined ? forecast.unranked : forecast.rank(rank + 1);
    return advice.flood(points(totalOf(flood.bookings[seat]!)), place, state.reign === REIGNS - 1);
  }
  const booking = expected(state, preview, seat);
  return booking === undefined ? '' : advice.booked(points(totalOf(booking)), camels(booking.camels));
}

function expected(state: Props['state'], preview: Props['preview'], seat: number): Booking | undefined {
  const booked = preview === undefined ? undefined : bookingOf(preview.events, seat);
  if (booked !== undefined && booked.points.length > 0) return booked;
  const after = preview?.state ?? state;
  return bookingAhead(after, seat) && !SETTING_UP.includes(state.phase) ? prestigeForecast(after, seat) : undefined;
}
