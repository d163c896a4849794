/** Where a player's points come from on the map: every hut and ziggurat gives its own, and Assur's from its middle. */
import { ARID, type AssyriaEvent, type AssyriaState, FERTILE, members, PER_ARID_HUT, PER_FERTILE_HUT, REGION_OF } from '../rules/index.ts';
import { dignitaryToken, hexToken, stepToken } from '../words/tokens.ts';

const UPPER_DIGNITARY = 0;
const MIDDLE_DIGNITARY = 1;

export function sources(event: AssyriaEvent, state: AssyriaState) {
  if (event.type !== 'pointsScored') return [];
  const { seat, source, points } = event;
  const hutsIn = (region: number, each: number) =>
    members(state.huts, seat).flatMap((hex) => (REGION_OF[hex] === region ? [{ from: hexToken(hex), points: each }] : []));
  switch (source) {
    case 'fertile-huts':
      return hutsIn(FERTILE, PER_FERTILE_HUT);
    case 'arid-huts':
      return hutsIn(ARID, PER_ARID_HUT);
    case 'ziggurats':
    case 'final-ziggurats':
      return members(state.ziggurats, seat).map((hex) => ({ from: hexToken(hex), points: state.level[hex]! }));
    case 'assur':
      return [{ from: dignitaryToken(MIDDLE_DIGNITARY), points }];
    case 'upper-dignitary':
      return [{ from: dignitaryToken(UPPER_DIGNITARY), points }];
    case 'offerings':
      return [{ from: stepToken(state.offering[seat]!), points }];
    default:
      return [];
  }
}
