/** F11: which empires a seat could claim, by the workers as they stand. */

import type { Seat } from '@shinar/core';
import { type Flood, HOME, OPENINGS, SEATS, SUMER_EMPIRE, TURNS, workersAt } from '../../rules/index.ts';

/** F11.2: a worker at home, and nobody with more. */
function leadsAt(state: Flood, seat: Seat, home: number): boolean {
  const own = state.workers[workersAt(seat, home)]!;
  if (own === 0) return false;
  for (let other = 0; other < SEATS; other++) if (state.workers[workersAt(other, home)]! > own) return false;
  return true;
}

const mayHave = (state: Flood, seat: Seat, empire: number): boolean => empire === SUMER_EMPIRE || leadsAt(state, seat, HOME[empire]!);

/** The most armies that an empire of this turn, still free, would bring. */
export function claimNow(state: Flood, seat: Seat): number {
  let most = 0;
  const openings = OPENINGS[state.turn - 1];
  for (let i = 0; openings !== undefined && i < openings.length; i++) {
    const { empire, armies } = openings[i]!;
    if (armies > most && state.empire.indexOf(empire + 1) < 0 && mayHave(state, seat, empire)) most = armies;
  }
  return most;
}

/** The most armies that an empire of a later turn would bring. */
export function claimAhead(state: Flood, seat: Seat, turn: number): number {
  if (turn > TURNS) return 0;
  let most = 0;
  const openings = OPENINGS[turn - 1]!;
  for (let i = 0; i < openings.length; i++) {
    const { empire, armies } = openings[i]!;
    if (armies > most && mayHave(state, seat, empire)) most = armies;
  }
  return most;
}
