/** A table in memory: its row, its seats, its log, and the game that the log plays out to. */
import { CHANCE, type Draws, drawOf, FairDice, type Game, NOBODY, Play, playStep, type Seat, type Step, type StepBody } from '@shinar/core';
import type { Absence, Clock, Entry } from '@shinar/protocol';
import type { Selectable } from 'kysely';
import type { SeatRow, StepRow, TableRow, TurnRow } from '../../store/form/schema.ts';

export type Row = Selectable<TableRow>;
/** `kept` if a password or an address protects the name. */
export type SeatAt = SeatRow & { readonly name: string | null; readonly owner: string | null; readonly kept: number };
/** Why a bot plays for the owner of a seat. */
export const HELD = {
  no: 0,
  /** They asked for it. */
  wished: 1,
  /** Their time had run out. */
  late: 2,
  /** The others voted for it. */
  voted: 3,
  /** Their time ran out, and they get the seat back once the bot has finished that turn. */
  returns: 4,
} as const;
export type Held = (typeof HELD)[keyof typeof HELD];

/** Whether a bot acts for the seat: its own, or one standing in for somebody who is away, has resigned, or was deleted. */
export const isBots = ({ kind, person, held, resigned }: SeatAt): boolean =>
  kind === 'bot' || held > 0 || resigned === 1 || (kind === 'person' && person === null);

type Made = Pick<Entry, 'at' | 'bot'> & { readonly ticket?: string };

export class Table {
  readonly num: number;
  readonly id: string;
  readonly game: Game;
  readonly clock: Clock;
  readonly absence: Absence;
  row: Row;
  seats: readonly SeatAt[];
  turn: TurnRow | undefined;
  readonly entries: Entry[] = [];
  private readonly tickets = new Map<string, number>();
  private readonly ticketAt: (string | undefined)[] = [];
  /** What was left on a live clock after each entry. */
  private readonly banksAt: (string | null)[] = [];
  /** The entry of each step of the record. */
  private made: number[] = [];
  play: Play;
  /** Memory may differ from the store: load it again before the next use. */
  stale = false;

  constructor(game: Game, row: Row, seats: readonly SeatAt[], turn: TurnRow | undefined) {
    this.num = row.num;
    this.id = row.id;
    this.game = game;
    this.clock = JSON.parse(row.clock);
    this.absence = JSON.parse(row.absence);
    this.row = row;
    this.seats = seats;
    this.turn = turn;
    this.play = new Play(game, row.players);
  }

  get length(): number {
    return this.entries.length;
  }
  get salts(): string[] {
    return this.seats.map(({ salt }) => salt);
  }
  /** Whose turn it is, if the game is on. */
  get actor(): Seat | null {
    const actor = this.game.rules.actor(this.play.state);
    return actor === NOBODY || actor === CHANCE ? null : actor;
  }

  seatOf(person: string | undefined): SeatAt | undefined {
    return person === undefined ? undefined : this.seats.find((seat) => seat.person === person);
  }

  /** The index of the entry that a seat made with this ticket. */
  madeBy(seat: Seat, ticket: string): number | undefined {
    return this.tickets.get(`${seat}:${ticket}`);
  }

  /** Plays a step into the log; throws an InputError and changes nothing if the rules refuse it. */
  step(step: Step, made: Made): void {
    playStep(this.play, step, 'step');
    this.push(step.by, { index: this.length, at: made.at, bot: made.bot, step: this.play.steps.at(-1) as Step }, made.ticket);
  }

  /** Tables that share a deal get the same draws, however many steps came between. */
  get drawsBy(): Draws | undefined {
    return this.row.deal === null ? undefined : 'by-order';
  }

  /** Makes the draws that are due now, from the committed seed. */
  drawChance(at: number): void {
    while (this.game.rules.actor(this.play.state) === CHANCE) {
      this.play.chance(new FairDice(this.row.seed, this.salts, drawOf(this.play.steps, this.drawsBy)));
      this.push('chance', { index: this.length, at, bot: false, step: this.play.steps.at(-1) as Step });
    }
  }

  /** Goes back to a record of `to` steps. */
  undo(by: Seat, to: number, made: Made): void {
    this.playOut(this.play.steps.slice(0, to));
    this.push(by, { index: this.length, at: made.at, bot: made.bot, undo: { by, to } }, made.ticket);
  }

  /** How often a seat has undone since somebody else played. */
  undosThisTurn(seat: Seat): number {
    let undos = 0;
    for (let i = this.length - 1; i >= 0; i--) {
      const { step, undo } = this.entries[i]!;
      if (undo?.by === seat) undos++;
      else if (undo || (step?.by !== 'chance' && step?.by !== seat)) break;
    }
    return undos;
  }

  /** What was left on a live clock when the record was this long; null before the first step. */
  get banksOfRecord(): string | null {
    return this.banksAt[this.made.at(-1) ?? -1] ?? null;
  }

  setBanks(from: number, banks: string | null): void {
    for (let i = from; i < this.length; i++) this.banksAt[i] = banks;
  }

  /** Adds stored rows to the log. Steps undone later are not played. */
  follow(rows: readonly StepRow[]): void {
    const record = this.play.steps.slice();
    let kept = record.length;
    for (const { seat, step, at, bot, ticket, banks } of rows) {
      const { undo: to, ...body } = JSON.parse(step) as StepBody & { undo?: number };
      const told = { index: this.length, at, bot: bot === 1 };
      this.banksAt[this.length] = banks;
      if (to === undefined) {
        const by = seat === CHANCE ? ('chance' as const) : seat;
        record.push({ by, ...body });
        this.push(by, { ...told, step: { by, ...body } }, ticket ?? undefined);
      } else {
        record.length = to;
        kept = Math.min(kept, to);
        this.push(seat, { ...told, undo: { by: seat, to } }, ticket ?? undefined);
      }
    }
    if (kept < this.play.steps.length) this.playOut(record);
    else this.playOn(record.slice(kept));
  }

  /** The log from an index on, as rows to store. */
  rowsFrom(index: number): StepRow[] {
    return this.entries.slice(index).map(({ index: idx, at, bot, step, undo }) => {
      const { by = undo?.by, ...body } = step ?? { undo: undo?.to };
      const seat = by === 'chance' ? CHANCE : (by as Seat);
      const [ticket = null, banks = null] = [this.ticketAt[idx], this.banksAt[idx]];
      return { num: this.num, idx, seat, step: JSON.stringify(body), at, bot: bot ? 1 : 0, ticket, banks };
    });
  }

  private playOut(steps: readonly Step[]): void {
    this.play = new Play(this.game, this.row.players);
    this.playOn(steps);
  }

  private playOn(steps: readonly Step[]): void {
    for (const step of steps) playStep(this.play, step, `entries[${this.made[this.play.steps.length]}]`);
  }

  private push(by: Step['by'], entry: Entry, ticket?: string): void {
    if (ticket !== undefined) this.tickets.set(`${by}:${ticket}`, entry.index);
    this.ticketAt.push(ticket);
    this.entries.push(entry);
    if (entry.undo) this.made.length = entry.undo.to;
    else this.made.push(entry.index);
  }
}
