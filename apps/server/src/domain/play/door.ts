/** The one way for people to play: who may, in what order, and what the rules say. */
import { isDeepStrictEqual } from 'node:util';
import { InputError, type Seat, type Step, takeBackFloor } from '@shinar/core';
import type { Played, PlayStep, Undo } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { House } from '../house/house.ts';
import type { SeatAt, Table } from '../tables/table.ts';
import { act, commit } from './commit.ts';
import { askUndo } from './consent.ts';

/** Undos per turn. */
const MOST_UNDOS = 30;
/** A log this long takes no more undos: it is several times the longest game. */
const MOST_ENTRIES = 5000;

/** The seat of somebody who may act at a running table. */
export function actingSeat(table: Table, person: string): SeatAt {
  const seat = table.seatOf(person);
  if (seat === undefined || seat.resigned === 1) throw new Refused('not-seated');
  if (table.row.status === 'waiting') throw new Refused('not-started');
  return seat;
}

/** A repeat with the same ticket is answered but not played; otherwise the sender must have seen the whole log. */
function answered(
  table: Table,
  seat: Seat,
  { index, ticket }: { index: number; ticket: string },
  same: (index: number) => boolean,
  late: 'stale-index' | 'undo-late' = 'stale-index',
): Played | undefined {
  const made = table.madeBy(seat, ticket);
  if (made !== undefined) {
    if (!same(made)) throw new Refused('ticket-reused');
    return { index: made + 1 };
  }
  if (table.row.status === 'over') throw new Refused('game-over');
  if (index !== table.length) throw new Refused(late, { facts: { got: index, expected: table.length } });
  return undefined;
}

export function playAsPerson(house: House, id: string, person: string, { index, ticket, step }: PlayStep): Promise<Played> {
  return act(house, id, async (table) => {
    const { seat, held } = actingSeat(table, person);
    if (step.by !== seat) throw new Refused('not-your-seat', { path: 'step.by', facts: { expected: seat } });
    await catchUp(house, table, index);
    const done = answered(table, seat, { index, ticket }, (made) => isStep(table, made, step as Step));
    if (done) return done;
    if (held > 0) throw new Refused('wrong-turn', { reason: 'held' });
    if (table.actor !== seat) throw new Refused('wrong-turn', { facts: { expected: table.actor ?? 'nobody' } });
    playInto(table, step as Step, { at: house.now(), bot: false, ticket });
    await commit(house, table, index);
    return { index: index + 1 };
  });
}

/** A sender ahead of our memory has heard from another process. */
async function catchUp(house: House, table: Table, index: number): Promise<void> {
  if (index > table.length) await house.tables.reread(table);
}

/** Whether the entry is this step, regardless of field order. */
function isStep({ game: { rules, steps }, entries }: Table, index: number, { by, ...body }: Step): boolean {
  const moves = reading(() => steps.read(body, 'step').map((move) => rules.decode(rules.encode(move))));
  return isDeepStrictEqual(entries[index]?.step, { by, ...steps.write(moves) });
}

/** A step and the draws that follow it. */
export function playInto(table: Table, step: Step, made: Parameters<Table['step']>[1]): void {
  reading(() => table.step(step, made));
  table.drawChance(made.at);
}

/** A refusal by the rules is passed on as it is. */
function reading<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { clause, ...fault } = error.fault;
    throw new Refused(clause === undefined ? 'bad-step' : 'illegal-step', { ...fault, ...(clause !== undefined && { clause }) } as object);
  }
}

/** At once within the player's own turn; further back, or once somebody else could play, the others are asked. */
export function undoAsPerson(house: House, id: string, person: string, { index, ticket, to }: Undo): Promise<Played> {
  return act(house, id, async (table) => {
    const { seat, held } = actingSeat(table, person);
    await catchUp(house, table, index);
    const done = answered(table, seat, { index, ticket }, (made) => table.entries[made]?.undo?.to === to, 'undo-late');
    if (done) return done;
    const { steps } = table.play;
    if (held > 0) throw new Refused('seat-held');
    if (to >= steps.length) throw new Refused('no-undo', { facts: { got: to, most: steps.length - 1 } });
    if (table.length >= MOST_ENTRIES) throw new Refused('too-many-undos', { facts: { most: MOST_ENTRIES } });
    if (table.actor !== seat || to < takeBackFloor(steps, seat)) return askUndo(house, table, seat, { to, ticket });
    if (table.undosThisTurn(seat) >= MOST_UNDOS) throw new Refused('too-many-undos', { facts: { most: MOST_UNDOS } });
    table.undo(seat, to, { at: house.now(), bot: false, ticket });
    await commit(house, table, index);
    return { index: index + 1 };
  });
}
