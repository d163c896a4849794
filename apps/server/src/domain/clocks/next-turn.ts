/** Whose turn it is after an entry, and until when. */
import type { TurnRow } from '../../store/form/schema.ts';
import { isBots, type Table } from '../tables/table.ts';
import { addTime } from './quiet.ts';

/** The minimum time for somebody who comes back after a time-out. */
const GRACE = 60_000;

export interface TurnChange {
  /** The table is over, although the rules would go on. */
  readonly over?: boolean;
  /** Everyone agreed to go back: the clocks show what they showed then. */
  readonly rewound?: boolean;
  /** The owner of this seat is back: after a time-out with some time to play, else with what is left of their own. */
  readonly back?: { readonly seat: number; readonly late: boolean } | undefined;
}

export function turnAfter(table: Table, now: number, { over = false, rewound = false, back }: TurnChange = {}): TurnRow {
  const { clock, turn: before } = table;
  const seat = over ? null : table.actor;
  const banks = banksAfter(table, seat, now, { rewound, back });
  const bot = seat !== null && isBots(table.seats[seat]!);
  const turn = {
    num: table.num,
    version: (before?.version ?? 0) + 1,
    length: table.length,
    seat,
    bot: bot ? 1 : 0,
    // Without a clock: since when the table has been waiting for the player to move, no matter who else comes and goes.
    since: clock.type === 'none' && before?.length === table.length ? before.since : now,
    due_at: null,
    own_due: null,
    banks: banks === null ? null : JSON.stringify(banks),
    hash: table.play.state.hash(),
  };
  if (seat === null || clock.type === 'none' || table.seats[seat]?.kind === 'bot') return turn;
  if (clock.type === 'live') return bot ? turn : { ...turn, due_at: now + (banks?.[seat] ?? 0) };
  const goesOn = !rewound && before?.seat === seat ? before.own_due : null;
  const own = goesOn ?? addTime(now, clock.time, clock.quiet);
  return { ...turn, own_due: own, due_at: bot ? null : own };
}

/** The banks of a live clock: the seat that acted has used some time, and gets the increment when its turn ends. */
function banksAfter(table: Table, seat: number | null, now: number, { rewound, back }: TurnChange): number[] | null {
  const { clock, turn, row } = table;
  if (clock.type !== 'live') return null;
  const full = (): number[] => Array.from({ length: row.players }, () => clock.bank);
  if (rewound) return table.banksOfRecord === null ? full() : JSON.parse(table.banksOfRecord);
  const banks: number[] = turn?.banks ? JSON.parse(turn.banks) : full();
  // For somebody who comes back before the bot has moved, the clock ran all along.
  if (turn?.seat != null && (turn.bot === 0 || (back?.seat === turn.seat && !back.late))) {
    const left = Math.max(0, (banks[turn.seat] ?? 0) - Math.max(0, now - turn.since));
    banks[turn.seat] = left + (turn.seat === seat ? 0 : clock.increment);
  }
  if (back?.late) banks[back.seat] = Math.max(banks[back.seat] ?? 0, GRACE, 2 * clock.increment);
  return banks;
}
