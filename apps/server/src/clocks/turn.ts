/** Whose turn it is after an entry, and until when. */
import type { TurnRow } from '../store/schema.ts';
import type { Table } from '../tables/table.ts';
import { addTime } from './quiet.ts';

/** Whether a bot acts for the seat: its own, or one that holds it for somebody. */
export const isBots = ({ kind, held, resigned }: Table['seats'][number]): boolean => kind === 'bot' || held === 1 || resigned === 1;

/** `over` when nobody is to act any more although the rules would go on. */
export function turnNow(table: Table, now: number, over = false): TurnRow {
  const { clock, turn: before } = table;
  const seat = over ? null : table.actor;
  const banks = banksNow(table, seat, now);
  const bot = seat !== null && isBots(table.seats[seat]!);
  const turn = {
    num: table.num,
    version: (before?.version ?? 0) + 1,
    length: table.length,
    seat,
    bot: bot ? 1 : 0,
    since: now,
    due_at: null,
    banks: banks === null ? null : JSON.stringify(banks),
    hash: table.play.state.hash(),
  };
  if (seat === null || bot || clock.type === 'none') return turn;
  if (clock.type === 'live') return { ...turn, due_at: now + (banks?.[seat] ?? 0) };
  const goesOn = before?.seat === seat && before.due_at !== null;
  return { ...turn, due_at: goesOn ? before.due_at : addTime(now, clock.time, clock.quiet) };
}

/** The banks of a live clock: the seat that acted has used some time, and gets the increment when its turn is over. */
function banksNow({ clock, turn, row }: Table, seat: number | null, now: number): number[] | null {
  if (clock.type !== 'live') return null;
  const banks: number[] = turn?.banks ? JSON.parse(turn.banks) : Array.from({ length: row.players }, () => clock.bank);
  if (turn?.seat == null || turn.bot === 1) return banks;
  const left = Math.max(0, (banks[turn.seat] ?? 0) - (now - turn.since));
  banks[turn.seat] = left + (turn.seat === seat ? 0 : clock.increment);
  return banks;
}
