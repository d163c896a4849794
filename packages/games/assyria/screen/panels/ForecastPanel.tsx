import { Mark } from '@shinar/table';
import { type AssyriaSource, type Booking, bookingAhead, floodForecast, prestigeForecast, REIGNS, totalOf } from '../../rules/index.ts';
import { seatsIn } from '../../words/position.ts';
import type { Props } from '../props.ts';

/** What this turn and the next flood will bring everybody, as things stand or as a previewed move would leave them. */
export function ForecastPanel({ state: now, preview, seats, words }: Props) {
  const { forecast: m } = words.messages;
  const state = preview?.state ?? now;
  const ahead = seatsIn(state).filter((seat) => bookingAhead(state, seat));
  const flood = floodForecast(state);
  const last = state.reign === REIGNS - 1;
  return (
    <div className="assyria-panel">
      {ahead.length > 0 && (
        <section>
          <h2>{m.turn}</h2>
          <p className="hint">{m.turnHint}</p>
          {ahead.map((seat) => (
            <Line key={seat} look={seats[seat]!} booking={prestigeForecast(state, seat)} extra={[]} words={words} />
          ))}
        </section>
      )}
      <section>
        <h2>{last ? m.floodLast : m.flood}</h2>
        {seatsIn(state).map((seat) => {
          const rank = flood.ranks[seat];
          const extra = [
            rank === undefined ? m.unranked : m.rank(rank + 1),
            ...(flood.huts[seat]! > 0 ? [m.returning(flood.huts[seat]!)] : []),
          ];
          return <Line key={seat} look={seats[seat]!} booking={flood.bookings[seat]!} extra={extra} words={words} />;
        })}
      </section>
    </div>
  );
}

interface LineProps {
  readonly look: Props['seats'][number];
  readonly booking: Booking;
  readonly extra: readonly string[];
  readonly words: Props['words'];
}

function Line({ look, booking, extra, words }: LineProps) {
  const { forecast: m, camels, points } = words.messages;
  const sources = new Map<AssyriaSource, number>();
  for (const { source, points: gained } of booking.points) sources.set(source, (sources.get(source) ?? 0) + gained);
  const parts = [
    ...[...sources].map(([source, gained]) => `+${gained} (${words.source(source)})`),
    ...(booking.plow ? [m.plow] : []),
    ...(booking.lost > 0 ? [m.lost(booking.lost)] : []),
    ...extra,
  ];
  return (
    <div className="assyria-line" data-colour={look.colour}>
      <p className="assyria-line-head">
        <Mark look={look} /> <strong>{look.name}</strong>
        <span className="assyria-sum">
          <b>{points(totalOf(booking))}</b>
          {booking.camels > 0 && <> · {camels(booking.camels)}</>}
        </span>
      </p>
      <p className="hint">{parts.join(' · ') || m.nothing}</p>
    </div>
  );
}
