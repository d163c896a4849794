import type { Seat } from '@shinar/core';
import { type GameUi, handSpot, Mark, type Moment, measureFirst, type Scene, type SeatLook } from '@shinar/table';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { pointsIn } from './points.ts';
import { seatSpot } from './SeatStrip.tsx';
import { signed } from './StageOver.tsx';
import { elementAt } from './spots.ts';

interface Flight {
  readonly key: string;
  readonly from: string | undefined;
  /** The first of them that there is. */
  readonly to: readonly string[];
  readonly seat: Seat;
  /** How long it takes, and how long it waits before, in beats. */
  readonly beats: number;
  readonly after?: number;
  readonly what: ReactNode;
}

/** How many beats a taken thing flies, and how many after the one before it starts. */
const TAKEN = 1.5;
const APART = 0.25;
/** The part of a scene in which points are on their way. */
const POINTS_FLY = 0.9;

interface FlightsProps {
  readonly ui: GameUi;
  readonly seats: readonly SeatLook[];
  readonly moments: readonly Moment[];
  readonly scene: Scene | undefined;
  /** How long a beat is, in milliseconds; 0 for no flights. */
  readonly pace: number;
}

/** What flies over everything: points from their source to the player, pieces out of a player's reserve to their place. */
export function Flights({ ui, seats, moments, scene, pace }: FlightsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const flights = useMemo(
    () => (scene === undefined || pace === 0 ? [] : flightsIn(ui, seats, moments, scene)),
    [ui, seats, moments, scene, pace],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what flies takes off once a scene.
  useLayoutEffect(() => {
    const sky = layer.current;
    if (sky === null || flights.length === 0) return;
    let animations: Animation[] = [];
    const leave = measureFirst(
      () => flights.map(({ from, to }, i) => wayOf(sky.children[i]!, middleOf([from]), middleOf(to))),
      (ways) => {
        animations = flights.map(({ beats, after = 0 }, i) =>
          sky.children[i]!.animate(ways[i]!, { duration: pace * beats, delay: pace * after, easing: 'ease-in-out' }),
        );
      },
    );
    return () => {
      leave();
      for (const animation of animations) animation.cancel();
    };
  }, [scene?.key, pace]);
  return (
    <div ref={layer} className="flights" aria-hidden="true">
      {flights.map(({ key, seat, what }) => (
        <span key={key} className="flight" data-colour={seats[seat]!.colour}>
          {what}
        </span>
      ))}
    </div>
  );
}

function flightsIn(ui: GameUi, seats: readonly SeatLook[], moments: readonly Moment[], scene: Scene): Flight[] {
  const { key, from, brought, taken, beats } = scene;
  return [
    ...brought.map(({ seat, to }) => ({
      key: `${key} ${to}`,
      from: seatSpot(seat),
      to: [to],
      seat,
      beats: 1,
      what: <Mark look={seats[seat]!} size="2rem" />,
    })),
    ...taken.flatMap(({ seat, what }) =>
      what.map((picture, i) => ({
        key: `${key} ${seat} ${i}`,
        from,
        to: [handSpot(seat), seatSpot(seat)],
        seat,
        beats: TAKEN,
        after: i * APART,
        what: <span className="flight-picture">{picture}</span>,
      })),
    ),
    ...pointsIn(ui, seats.length, moments, scene).map(({ seat, points, from: source }) => ({
      key: `${key} ${seat} from ${source}`,
      from: source,
      to: [seatSpot(seat)],
      seat,
      beats: beats * POINTS_FLY,
      what: signed(points),
    })),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of the first of some things that there is, or of the board. */
function middleOf(spots: readonly (string | undefined)[]): Spot {
  const found = spots.map((spot) => (spot === undefined ? null : elementAt(spot)));
  const element = found.find((each) => each !== null) ?? document.querySelector('.table-board')!;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Swells where it starts, so that it is seen there, and is small where it lands. In pixels all through: a way that depends on the size of what flies would be reckoned by the page, frame by frame. */
function wayOf(element: Element, from: Spot, to: Spot): Keyframe[] {
  const { width, height } = element.getBoundingClientRect();
  const at = ({ x, y }: Spot, scale: number) => ({ transform: `translate(${x - width / 2}px, ${y - height / 2}px) scale(${scale})` });
  return [
    { ...at(from, 0.6), opacity: 0 },
    { ...at(from, 1.2), opacity: 1, offset: 0.3 },
    { ...at(to, 0.9), opacity: 1, offset: 0.95 },
    { ...at(to, 0.9), opacity: 0 },
  ];
}
