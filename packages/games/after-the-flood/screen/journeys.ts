/** What travels over the board when something happened: from where to where. */
import { AREAS, type Event, type Flood, GOODS, GRAIN, placeOf, REACH } from '../rules/index.ts';
import { bankSpot, handSpot, type Layout, orderSpot, spotOf } from './layout.ts';
import type { Point } from './map/outlines.ts';

export interface Journey {
  readonly kind: 'worker' | 'army' | 'city' | 'good';
  readonly seat: number;
  /** Which good travels. */
  readonly good: number;
  readonly from: Point;
  readonly to: Point;
  /** The place where it then stands; none for what goes to a hand or the bank. */
  readonly at?: number;
}

/** The pieces of a kind that come to a place, in their order. */
export const comingTo = (journeys: readonly Journey[], place: number, kind: Journey['kind'], seat: number): readonly Journey[] =>
  journeys.filter((journey) => journey.at === place && journey.kind === kind && journey.seat === seat);

const IRRIGATION = placeOf('irrigation');
const WEAVING = placeOf('weaving');

/** Where an army comes from that took an area: an own area it can be reached from, or the hand. */
function campOf(state: Flood, seat: number, to: number): number | undefined {
  const camp = AREAS.findIndex((_, area) => area !== to && state.armyOf[area] === seat + 1 && REACH[area]! & (1 << to));
  return camp < 0 ? undefined : camp;
}

/** What is not on the board is in the hand below it, or with its player. */
export function journeysOf(events: readonly Event[], state: Flood, layout: Layout, viewer: number | undefined): Journey[] {
  const spot = (place: number): Point => spotOf(layout, place);
  const handOf = (seat: number): Point =>
    viewer === undefined || viewer === seat ? handSpot(layout) : orderSpot(state.order.indexOf(seat));
  const go = (kind: Journey['kind'], seat: number, from: Point, to: Point, good = 0): Journey => ({ kind, seat, from, to, good });
  const come = (kind: Journey['kind'], seat: number, from: Point, at: number): Journey => ({ ...go(kind, seat, from, spot(at)), at });
  return events.flatMap((event): Journey[] => {
    switch (event.type) {
      case 'workersPlaced':
        return Array.from({ length: event.count }, () => come('worker', event.seat, handOf(event.seat), event.to));
      case 'scribeUsed':
        return [come('worker', event.seat, spot(event.from), event.to)];
      case 'workerGranted':
        return [come('worker', event.seat, spot(event.at), event.to)];
      case 'declined':
        return [go('worker', event.seat, spot(event.place), handOf(event.seat))];
      case 'homeLeft':
        return [go('worker', event.seat, spot(event.at), handOf(event.seat))];
      case 'produced': {
        const box = event.good === GRAIN ? IRRIGATION : WEAVING;
        return [go('good', event.seat, spot(box), handOf(event.seat), event.good)];
      }
      case 'traded':
        return [
          go('good', event.seat, handOf(event.seat), spot(event.at), event.give),
          go('good', event.seat, spot(event.at), handOf(event.seat), event.get),
        ];
      case 'paid':
      case 'equipped':
      case 'goodBid':
      case 'levied':
        return event.with < GOODS.length ? [go('good', event.seat, handOf(event.seat), bankSpot(layout), event.with)] : [];
      case 'cityBuilt':
        return [come('city', event.seat, handOf(event.seat), event.at)];
      case 'cityMoved':
        return [come('city', event.seat, spot(event.from), event.at)];
      case 'cityDestroyed':
        return [go('city', event.owner, spot(event.at), handOf(event.owner))];
      case 'mustered':
        return Array.from({ length: event.armies }, () => come('army', event.seat, handOf(event.seat), event.at));
      case 'reinforced':
        return [come('army', event.seat, handOf(event.seat), event.at)];
      case 'areaTaken': {
        const camp = campOf(state, event.seat, event.at);
        return [come('army', event.seat, camp === undefined ? handOf(event.seat) : spot(camp), event.at)];
      }
      case 'armyLost':
        return [go('army', event.seat, spot(event.at), handOf(event.seat))];
      default:
        return [];
    }
  });
}
