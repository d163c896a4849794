import type { SeatLook } from '@shinar/table';
import type { ReactNode } from 'react';
import { AREAS, type Flood, GOODS, isSumer, SEATS, WORTH, workersAt } from '../../rules/index.ts';
import { goodIndexes } from '../../words/good-indexes.ts';
import { GoodIcon } from '../art/GoodIcon.tsx';
import { Army, City, chipWidth, Workers } from '../art/pieces.tsx';
import { comingTo } from '../journeys.ts';
import type { Layout } from '../layout.ts';
import { MIDDLES } from '../map/outlines.ts';
import { type Item, Line, type Ways } from './Line.tsx';
import { Worth } from './Worth.tsx';

interface AreaProps {
  readonly area: number;
  /** The position as it is, and as it would be after the move that is pointed at. */
  readonly state: Flood;
  readonly after: Flood;
  readonly seats: readonly SeatLook[];
  readonly ways: Ways;
  readonly name: string;
  readonly layout: Layout;
}

/** The areas too slim for three numbers of workers in a row. */
const SLIM = ['egypt', 'akkad', 'elam', 'isin'];
const ARMY_WIDTH = 31;
const GOOD_WIDTH = 35;
/** From one row of pieces to the next. */
export const ROW = 38;
/** How much higher an extended city stands. */
const TOWER = 14;

/** An area's name, goods on offer, city, armies and workers. */
export function Area({ area, state, after, seats, ways, name, layout }: AreaProps) {
  const key = AREAS[area]!;
  const [x, y] = MIDDLES[key];
  const worth = WORTH[area]!;
  const armies = armiesIn(area, state, after, seats, ways);
  const goods = goodIndexes(area).map(
    (good): Item => ({ key: GOODS[good]!, width: GOOD_WIDTH, piece: <GoodIcon good={good} radius={16} /> }),
  );
  const workers = workersIn(area, state, after, seats, ways);
  const city = cityIn(area, state, after, seats, ways);
  const rows = isSumer(area) ? [[...city, ...armies]] : [[...goods, ...armies], ...rowsOf(workers, SLIM.includes(key) ? 2 : 3)];
  const shown = rows.filter((row) => row.length > 0);
  const tower = isSumer(area) && after.extended[area] !== 0 ? TOWER : 0;
  const top = -(shown.length * ROW) / 2 + (isSumer(area) ? 2 : 4) - tower / 2;
  return (
    <g className="flood-area" transform={`translate(${x} ${y})`}>
      <Label text={name} worth={worth} y={top} size={layout.name} />
      {shown.map((row, i) => (
        <Line key={row[0]!.key} items={row} y={top + 30 + tower + i * ROW} middle={MIDDLES[key]} ways={ways} />
      ))}
    </g>
  );
}

function Label({ text, worth, y, size }: { readonly text: string; readonly worth: number; readonly y: number; readonly size: number }) {
  const half = (text.length * size * 0.57) / 2;
  return (
    <>
      <text className="flood-name" style={{ fontSize: size }} x={worth > 0 ? half - size * 0.5 : 0} y={y} data-worth={worth > 0}>
        {text}
      </text>
      {worth > 0 && (
        <g transform={`translate(${half + size * 0.2} ${y - size * 0.34})`}>
          <Worth points={worth} size={size} />
        </g>
      )}
    </>
  );
}

const changed = (now: number, then: number): string => (now === then ? '' : 'flood-changed');

function armiesIn(area: number, state: Flood, after: Flood, seats: readonly SeatLook[], { journeys }: Ways): Item[] {
  const owner = after.armyOf[area]!;
  if (owner === 0) return [];
  const here = state.armyOf[area] === owner ? state.armies[area]! : 0;
  const coming = comingTo(journeys, area, 'army', owner - 1);
  return Array.from({ length: after.armies[area]! }, (_, i) => {
    const nth = i - (here - coming.length);
    return {
      key: `army-${i}`,
      width: ARMY_WIDTH,
      piece: <Army look={seats[owner - 1]!} className={i < here ? '' : 'flood-changed'} />,
      coming: coming[nth] && { from: coming[nth].from, after: nth },
    };
  });
}

function cityIn(area: number, state: Flood, after: Flood, seats: readonly SeatLook[], { journeys }: Ways): Item[] {
  if (!isSumer(area) || after.city[area] === 0) return [];
  const className = changed(state.city[area]! * 2 + state.extended[area]!, after.city[area]! * 2 + after.extended[area]!);
  const piece = <City look={seats[after.city[area]! - 1]!} extended={after.extended[area] !== 0} className={className} />;
  const [coming] = comingTo(journeys, area, 'city', after.city[area]! - 1);
  return [{ key: 'city', width: 56, piece, coming: coming && { from: coming.from, after: 0 } }];
}

/** Workers that come to others of their own are counted once they are there. */
export function workersIn(place: number, state: Flood, after: Flood, seats: readonly SeatLook[], { journeys, step, pace }: Ways): Item[] {
  return Array.from({ length: SEATS }, (_, seat) => seat).flatMap((seat) => {
    const count = after.workers[workersAt(seat, place)]!;
    if (count === 0) return [];
    const width = chipWidth(count);
    const here = state.workers[workersAt(seat, place)]!;
    const coming = comingTo(journeys, place, 'worker', seat);
    const before = pace > 0 && coming.length > 0 && coming.length < here ? here - coming.length : undefined;
    const chip = (shown: ReactNode) => <g transform={`translate(${-width / 2} 0)`}>{shown}</g>;
    const look = seats[seat]!;
    return [
      {
        key: `workers-${seat}`,
        width,
        piece: chip(
          <Workers key={before === undefined ? '' : step} look={look} count={count} before={before} className={changed(here, count)} />,
        ),
        coming: coming[0] && { from: coming[0].from, after: 0 },
        joins: before === undefined ? undefined : chip(<Workers look={look} count={coming.length} />),
      },
    ];
  });
}

export function rowsOf(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
