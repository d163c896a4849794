import type { Seat } from '@shinar/core';
import { type GameUi, gainsOf, Mark, type Scene, type SeatLook } from '@shinar/table';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { seatSpot } from './SeatStrip.tsx';
import { signed } from './StageOver.tsx';

interface Flight {
  readonly key: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly seat: Seat;
  /** How long it takes, in beats. */
  readonly beats: number;
  readonly what: ReactNode;
}

/** The part of a scene in which points are on their way. */
const POINTS_FLY = 0.9;

interface FlightsProps {
  readonly ui: GameUi;
  readonly seats: readonly SeatLook[];
  readonly scene: Scene | undefined;
  /** How long a beat is, in milliseconds; 0 for no flights. */
  readonly pace: number;
}

/** What flies over everything: points from their source to the player, pieces out of a player's reserve to their place. */
export function Flights({ ui, seats, scene, pace }: FlightsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const flights = scene === undefined || pace === 0 ? [] : flightsIn(ui, seats, scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what flies takes off once a scene.
  useLayoutEffect(() => {
    const sky = layer.current;
    if (sky === null) return;
    const animations = flights.map(({ from, to, beats }, i) => fly(sky.children[i]!, middleOf(from), middleOf(to), pace * beats));
    return () => {
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

function flightsIn(ui: GameUi, seats: readonly SeatLook[], { key, before, state, from, brought, beats }: Scene): Flight[] {
  const gains = new Map<Seat, number>();
  for (const { seat, points } of gainsOf(ui.game, before, state, seats.length)) gains.set(seat, (gains.get(seat) ?? 0) + points);
  return [
    ...brought.map(({ seat, to }) => ({
      key: `${key} ${to}`,
      from: seatSpot(seat),
      to,
      seat,
      beats: 1,
      what: <Mark look={seats[seat]!} size="2rem" />,
    })),
    ...[...gains].map(([seat, points]) => ({
      key: `${key} ${seat}`,
      from,
      to: seatSpot(seat),
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

/** The middle of a thing on the screen, or of the board. */
function middleOf(spot: string | undefined): Spot {
  const name = spot && CSS.escape(spot);
  const element = document.querySelector(name === undefined ? '.table-board' : `[data-spot="${name}"], [data-token="${name}"]`);
  const { left, top, width, height } = (element ?? document.querySelector('.table-board')!).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const at = ({ x, y }: Spot, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;

/** Swells where it starts, so that it is seen there, and is small where it lands. */
function fly(element: Element, from: Spot, to: Spot, duration: number): Animation {
  const frames = [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at(from, 1.2), opacity: 1, offset: 0.3 },
    { transform: at(to, 0.9), opacity: 1, offset: 0.95 },
    { transform: at(to, 0.9), opacity: 0 },
  ];
  return element.animate(frames, { duration, easing: 'ease-in-out' });
}
