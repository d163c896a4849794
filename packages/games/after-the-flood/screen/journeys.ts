/** What travels over the board when something happened: from where to where. */
import { AREAS, type Event, type Flood, GOODS, GRAIN, placeOf, REACH } from '../rules/index.ts';
import { bankSpot, handSpot, type Layout, spotOf } from './layout.ts';
import { MAP_HEIGHT, MAP_WIDTH, type Point } from './map/outlines.ts';

export interface Journey {
  readonly kind: 'worker' | 'army' | 'city' | 'good' | 'points';
  readonly seat: number;
  /** Which good travels, or how many points. */
  readonly good: number;
  readonly from: Point;
  readonly to: Point;
}

const IRRIGATION = placeOf('irrigation');
const WEAVING = placeOf('weaving');
/** Points of many areas rise from the middle of the map; all of them towards the plate with the players. */
const FROM_AREAS: Point = [MAP_WIDTH / 2, MAP_HEIGHT / 2];
const TO_SCORE: Point = [MAP_WIDTH * 0.82, 60];

/** Where an army comes from that took an area: an own area it can be reached from, or the hand. */
function campOf(state: Flood, seat: number, to: number): number | undefined {
  const camp = AREAS.findIndex((_, area) => area !== to && state.armyOf[area] === seat + 1 && REACH[area]! & (1 << to));
  return camp < 0 ? undefined : camp;
}

export function journeysOf(events: readonly Event[], state: Flood, layout: Layout): Journey[] {
  const spot = (place: number): Point => spotOf(layout, place);
  const hand = handSpot(layout);
  const go = (kind: Journey['kind'], seat: number, from: Point, to: Point, good = 0): Journey => ({ kind, seat, from, to, good });
  return events.flatMap((event): Journey[] => {
    switch (event.type) {
      case 'workersPlaced':
        return Array.from({ length: event.count }, () => go('worker', event.seat, hand, spot(event.to)));
      case 'scribeUsed':
        return [go('worker', event.seat, spot(event.from), spot(event.to))];
      case 'workerGranted':
        return [go('worker', event.seat, spot(event.at), spot(event.to))];
      case 'declined':
        return [go('worker', event.seat, spot(event.place), hand)];
      case 'homeLeft':
        return [go('worker', event.seat, spot(event.at), hand)];
      case 'produced': {
        const box = event.good === GRAIN ? IRRIGATION : WEAVING;
        return [go('good', event.seat, spot(box), hand, event.good)];
      }
      case 'traded':
        return [go('good', event.seat, hand, spot(event.at), event.give), go('good', event.seat, spot(event.at), hand, event.get)];
      case 'paid':
      case 'equipped':
      case 'goodBid':
      case 'levied':
        return event.with < GOODS.length ? [go('good', event.seat, hand, bankSpot(layout), event.with)] : [];
      case 'cityBuilt':
        return [go('city', event.seat, hand, spot(event.at))];
      case 'cityMoved':
        return [go('city', event.seat, spot(event.from), spot(event.at))];
      case 'cityDestroyed':
        return [go('city', event.owner, spot(event.at), hand)];
      case 'mustered':
        return Array.from({ length: event.armies }, () => go('army', event.seat, hand, spot(event.at)));
      case 'reinforced':
        return [go('army', event.seat, hand, spot(event.at))];
      case 'areaTaken': {
        const camp = campOf(state, event.seat, event.at);
        return [go('army', event.seat, camp === undefined ? hand : spot(camp), spot(event.at))];
      }
      case 'armyLost':
        return [go('army', event.seat, spot(event.at), hand)];
      case 'cityExtended':
      case 'majorityScored':
        return [go('points', event.seat, spot(event.at), TO_SCORE, event.points)];
      case 'areasScored':
      case 'nippurScored':
        return [go('points', event.seat, FROM_AREAS, TO_SCORE, event.points)];
      default:
        return [];
    }
  });
}
