/** Seats during the game: leaving one to a bot, coming back, giving up. */
import { resultOf } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import type { Append } from '../../store/log/append.ts';
import type { House } from '../house/house.ts';
import type { SeatAt, Table } from '../tables/table.ts';
import { act, commit } from './commit.ts';
import { actingSeat } from './door.ts';

type Change = NonNullable<Append['seat']>;

function playing(table: Table, person: string): SeatAt {
  const seat = actingSeat(table, person);
  if (table.row.status === 'over') throw new Refused('game-over');
  return seat;
}

/** The seat in memory changes first; if the store does not follow, the table is read again. */
function changed(table: Table, change: Change): Change {
  table.seats = table.seats.map((seat) => (seat.seat === change.seat ? { ...seat, ...change } : seat));
  return change;
}

/** A bot plays on for the seat until its owner is back: as they wish (1), because their time has run out (2), or by the others' vote (3). */
export async function hold(house: House, table: Table, seat: number, why: 1 | 2 | 3): Promise<void> {
  await commit(house, table, table.length, { seat: changed(table, { seat, held: why, resigned: 0, level: table.absence.level }) });
  const type = ({ 1: 'left', 2: 'timed-out', 3: 'replaced' } as const)[why];
  house.audience.announce(table, { type, seat });
}

export function leaveToBot(house: House, id: string, person: string): Promise<void> {
  return act(house, id, async (table) => {
    const { seat, held } = playing(table, person);
    if (held === 0) await hold(house, table, seat, 1);
  });
}

export function comeBack(house: House, id: string, person: string): Promise<void> {
  return act(house, id, async (table) => {
    const { seat, held } = playing(table, person);
    if (held === 0) throw new Refused('seat-not-held');
    const clock = { back: held === 1 ? undefined : seat };
    await commit(house, table, table.length, { seat: changed(table, { seat, held: 0, resigned: 0, level: null }), clock });
    house.audience.announce(table, { type: 'came-back', seat });
  });
}

export function resign(house: House, id: string, person: string): Promise<void> {
  return act(house, id, async (table) => {
    const { seat } = playing(table, person);
    await giveUp(house, table, seat);
    house.audience.announce(table, { type: 'resigned', seat });
  });
}

/** The seat is lost to a bot. The last seat that has not given up wins; where no person plays on, the table is over. */
export async function giveUp(house: House, table: Table, lost: number): Promise<void> {
  const seat = changed(table, { seat: lost, held: 0, resigned: 1, level: table.absence.level });
  const left = table.seats.filter(({ resigned }) => resigned === 0);
  if (left.length === 1) {
    const { scores } = resultOf(table.game, table.play.state, table.row.players);
    const result = { scores, winners: left.map((last) => last.seat) };
    await commit(house, table, table.length, { seat, ended: { why: 'resigned', result } });
  } else if (left.every(({ kind }) => kind === 'bot')) {
    await commit(house, table, table.length, { seat, ended: { why: 'abandoned', result: null } });
  } else {
    await commit(house, table, table.length, { seat });
  }
}
