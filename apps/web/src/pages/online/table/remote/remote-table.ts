/** A table on the server as this device sees it: steps show at once, and are undone with a reason if the server refuses them. */
import { CHANCE, type GameRecord, type GameTypes, InputError, NOBODY, type Seat, type Step, takeBackFloor } from '@shinar/core';
import type { Entry, TableView as ServerView } from '@shinar/protocol';
import type { GameUi } from '@shinar/table';
import type { Trouble } from '../../../../base/server/api.ts';
import { askRecord } from '../../../../base/server/record.ts';
import type { Seating } from '../../../../kept/device-game.ts';
import { PlayedTable } from '../../../../table/model/played-table.ts';
import type { Awaits, TableView } from '../../../../table/model/table.ts';
import { isSame, Outbox } from '../../../../wire/line/outbox.ts';
import type { Room } from '../../../../wire/line/room.ts';
import { newTicket } from '../../../../wire/line/ticket.ts';
import { keepUnsent, type Unsent, unsentOf } from '../../../../wire/line/unsent.ts';

/** Something else came first. */
const LATE: Trouble = { code: 'stale-index' };

export interface RemoteOptions {
  /** Who this device is; nobody watches. */
  readonly person: string | undefined;
  readonly confirm: () => boolean;
  readonly seats: (view: ServerView) => readonly Seating[];
}

export class RemoteTable<G extends GameTypes = GameTypes> extends PlayedTable<G> {
  readonly room: Room;
  private readonly options: RemoteOptions;
  /** Entries of the log that the timeline has taken in. */
  private taken = 0;
  /** Whether it was looked for what an earlier page has left. */
  private takenUp = false;
  private readonly outbox: Outbox;
  private stops: (() => void)[] = [];

  constructor(ui: GameUi<G>, room: Room, options: RemoteOptions) {
    super(ui, servedIn(room).players, []);
    this.room = room;
    this.options = options;
    const refused = (at: number, trouble: Trouble): void => {
      this.drop(at);
      room.state.change({ trouble });
      this.changed();
    };
    this.outbox = new Outbox(room, refused, (unsent) => keepUnsent(room.id, options.person ?? '', unsent));
    for (const entry of room.entries) this.take(entry);
  }

  /** The seat of this device, if it has one and has not given it up. */
  get seat(): Seat | undefined {
    const mine = this.served.seats.find(({ person, resigned }) => person !== null && person.id === this.options.person && !resigned);
    return mine?.seat;
  }

  override open(): void {
    const { changes, returns } = this.room;
    this.stops = [changes.subscribe(() => this.follow()), returns.subscribe(() => this.outbox.sendAll())];
    this.follow();
  }

  override close(): void {
    for (const stop of this.stops) stop();
  }

  override goOn(): void {
    this.undone = [];
    this.outbox.release();
    this.changed();
  }

  /** Asks the others to go back to before my last step. */
  async askUndo(): Promise<void> {
    const last = this.timeline.play.steps.findLastIndex(({ by }) => by === this.seat);
    if (last >= 0) await this.sendUndo(last);
  }

  record(): Promise<GameRecord> {
    return askRecord(this.room.id);
  }

  private get served(): ServerView {
    return servedIn(this.room);
  }

  /** How many steps the server has confirmed. */
  private get sure(): number {
    return this.timeline.length - this.outbox.length;
  }

  private follow(): void {
    for (const entry of this.room.entries.slice(this.taken)) this.take(entry);
    if (this.tooLate()) this.drop(0);
    this.takeUp();
    this.changed();
  }

  /** Continues with what an earlier page could not send, once the whole log is here. */
  private takeUp(): void {
    if (this.takenUp || this.seat === undefined || this.taken < this.served.length) return;
    this.takenUp = true;
    const { steps, held } = unsentOf(this.room.id, this.options.person ?? '');
    const missing = steps.filter(({ step, index }) => !isSame(step, this.room.entries[index]?.step as Step | undefined));
    const fit = missing.filter((unsent, i) => this.replays(unsent, held && i === missing.length - 1));
    if (fit.length < missing.length) this.room.state.change({ trouble: LATE });
    if (fit.length === 0) keepUnsent(this.room.id, this.options.person ?? '', { steps: [], held: false });
    this.outbox.sendAll();
  }

  /** Plays a step of an earlier page; not if it does not follow on what there is. */
  private replays({ step, ticket, index }: Unsent, held: boolean): boolean {
    if (index !== this.taken + this.outbox.length || step.by !== this.seat) return false;
    try {
      this.timeline.step(step, 'unsent');
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return false;
    }
    this.outbox.add(this.timeline.play.steps.at(-1)!, index, held, ticket);
    return true;
  }

  /** Whether nothing of ours can come any more: the game has ended without it, or we have given up. */
  private tooLate(): boolean {
    const { status, length } = this.served;
    return this.taken >= length && (status === 'over' || this.seat === undefined);
  }

  private take({ step, undo }: Entry): void {
    this.taken++;
    if (step !== undefined && this.outbox.confirms(step as Step)) return;
    const { isHalf } = this.timeline;
    if (this.drop(0).length > 0 || isHalf) this.room.state.change({ trouble: LATE });
    if (step !== undefined) {
      if (step.by !== this.seat) this.undone = [];
      this.timeline.step(step as Step, `entries[${this.taken - 1}]`);
    }
    if (undo !== undefined) {
      this.undone = undo.by === this.seat ? this.timeline.play.steps.slice(undo.to).reverse() : [];
      this.timeline.cut(undo.to);
    }
  }

  /** Takes back the steps that are not sure, from one on, and what is only half a step. */
  private drop(from: number): readonly Step[] {
    this.timeline.cut(this.sure + Math.min(from, this.outbox.length));
    return this.outbox.cut(from);
  }

  protected stepped(): void {
    const ends = this.options.confirm() && this.ui.game.rules.actor(this.timeline.state) !== this.seat;
    this.room.state.change({ trouble: undefined });
    this.outbox.add(this.timeline.play.steps.at(-1)!, this.taken + this.outbox.length, ends);
    this.changed();
    this.outbox.sendAll();
    if (this.closes()) this.stepped();
  }

  protected async takeBack(to: number): Promise<void> {
    if (this.timeline.isHalf) this.timeline.cut(this.timeline.length);
    else if (this.outbox.holds) this.undone = [...this.undone, ...this.drop(this.outbox.length - 1)];
    this.changed();
    if (to < this.timeline.length) await this.sendUndo(to);
  }

  private async sendUndo(to: number): Promise<void> {
    await this.room.attempt(() => this.room.send({ type: 'undo', index: this.taken + this.outbox.length, ticket: newTicket(), to }));
  }

  protected floor(): number {
    const { steps } = this.timeline.play;
    return this.seat === undefined || this.served.status !== 'running' ? steps.length : takeBackFloor(steps, this.seat);
  }

  protected awaits(): Awaits {
    const actor = this.ui.game.rules.actor(this.timeline.state);
    if (this.served.status === 'over') return 'nothing';
    if (this.outbox.holds) return 'go-on';
    if (actor === NOBODY) return 'nothing';
    if (actor === CHANCE) return 'chance';
    const { kind, held, resigned } = this.served.seats[actor]!;
    if (kind === 'bot' || held || resigned) return 'bot';
    return actor === this.seat ? 'person' : 'other';
  }

  protected look(): TableView<G> {
    const awaits = this.awaits();
    const { id, game, result, ended } = this.served;
    const { moments } = this.timeline;
    const held = this.seat !== undefined && this.served.seats[this.seat]!.held;
    const sitting = { id, game: game as TableView['sitting']['game'], seats: this.options.seats(this.served) };
    const view = this.viewOf(sitting, moments, awaits);
    return {
      ...view,
      seat: awaits === 'go-on' ? this.seat : awaits === 'nothing' ? undefined : view.seat,
      own: this.seat === undefined ? [] : [this.seat],
      hints: !this.served.rated,
      canUndo: !held && this.floor() < moments.length - 1,
      canRedo: awaits === 'person' && this.undone.length > 0,
      ...(ended !== null && ended !== 'played' && { winners: result?.winners ?? [] }),
    };
  }
}

function servedIn({ state }: Room): ServerView {
  const { view } = state.get();
  if (view === undefined) throw new Error('RemoteTable: the room has not been seen yet');
  return view;
}
