/** Seats during the game: leaving one to a bot, coming back, giving up. */
import { resultOf } from '@shinar/core';
import { Refused } from '../../base/refused.ts';
import type { Append } from '../../store/log/append.ts';
import type { House } from '../house/house.ts';
import { HELD, type Held, type SeatAt, type Table } from '../tables/table.ts';
import { act, commit, type With } from './commit.ts';
import { actingSeat } from './door.ts';

type Change = NonNullable<Append['seat']>;

function playing(table: Table, person: string): SeatAt {
  const seat = actingSeat(table, person);
  if (table.row.status === 'over') throw new Refused('game-over');
  return seat;
}

/** Changes the seat in memory first; if the store does not follow, the table is reloaded. */
function changed(table: Table, change: Change): Change {
  table.seats = table.seats.map((seat) => (seat.seat === change.seat ? { ...seat, ...change } : seat));
  return change;
}

const TOLD = { [HELD.wished]: 'left', [HELD.late]: 'timed-out', [HELD.voted]: 'replaced' } as const;

const heldBy = (table: Table, seat: number, held: Held): With => ({
  seat: changed(table, { seat, held, resigned: 0, level: table.absence.level }),
});

/** A bot plays the seat until its owner is back. */
export async function hold(house: House, table: Table, seat: number, why: keyof typeof TOLD): Promise<void> {
  await commit(house, table, table.length, heldBy(table, seat, why));
  house.audience.announce(table, { type: TOLD[why], seat });
}

export function leaveToBot(house: House, id: string, person: string): Promise<void> {
  return act(house, id, async (table) => {
    const { seat, held } = playing(table, person);
    if (held === HELD.no) await hold(house, table, seat, HELD.wished);
  });
}

export function comeBack(house: House, id: string, person: string): Promise<void> {
  return act(house, id, async (table) => {
    const { seat, held } = playing(table, person);
    if (held === HELD.no) throw new Refused('seat-not-held');
    if (held === HELD.returns) return;
    // A turn whose time ran out is the bot's: nobody gains time by coming back to it.
    if (held === HELD.late && table.turn?.seat === seat) {
      await commit(house, table, table.length, heldBy(table, seat, HELD.returns));
      return;
    }
    await commit(house, table, table.length, given(table, seat, held === HELD.late));
    house.audience.announce(table, { type: 'came-back', seat });
  });
}

const given = (table: Table, seat: number, late: boolean): With => ({
  seat: changed(table, { seat, held: HELD.no, resigned: 0, level: null }),
  clock: { back: { seat, late } },
});

/** Commits what a bot has played. If that ended its turn, an owner waiting for it is back. */
export async function commitBot(house: House, table: Table, from: number, seat: number): Promise<void> {
  const back = table.seats[seat]?.held === HELD.returns && table.actor !== seat && !table.play.over;
  await commit(house, table, from, back ? given(table, seat, true) : {});
  if (back) house.audience.announce(table, { type: 'came-back', seat });
}

export function resign(house: House, id: string, person: string): Promise<void> {
  return act(house, id, async (table) => {
    const { seat } = playing(table, person);
    await giveUp(house, table, seat);
    house.audience.announce(table, { type: 'resigned', seat });
  });
}

/** A bot takes the seat for good. The last seat that hasn't given up wins; if no person plays on, the table is over. */
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
