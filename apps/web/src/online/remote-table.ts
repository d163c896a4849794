/** A table at the server as this device sees it: steps are shown at once, and taken back with the reason if the server refuses them. */
import { CHANCE, type Code, type GameRecord, type GameTypes, NOBODY, playStep, type Seat, type Step, takeBackFloor } from '@shinar/core';
import type { Entry, TableView as ServerView } from '@shinar/protocol';
import type { GameUi } from '../games/game-ui.ts';
import type { Seating } from '../table/kept.ts';
import { type Choice, choicesIn } from '../table/picks.ts';
import type { Awaits, Table, TableView } from '../table/table.ts';
import { Timeline } from '../table/timeline.ts';
import { call } from './api.ts';
import { Outbox } from './outbox.ts';
import type { Room } from './room.ts';
import { newTicket } from './ticket.ts';

export interface RemoteOptions {
  /** Who this device is; nobody watches. */
  readonly person: string | undefined;
  readonly confirm: () => boolean;
  readonly seats: (view: ServerView) => readonly Seating[];
}

export class RemoteTable<G extends GameTypes = GameTypes> implements Table<G> {
  readonly ui: GameUi<G>;
  readonly room: Room;
  private readonly options: RemoteOptions;
  private readonly timeline: Timeline<G>;
  /** Entries of the log that the timeline has taken in. */
  private taken = 0;
  private readonly outbox: Outbox;
  private undone: Step[] = [];
  private choices: { readonly moments: unknown; readonly awaits: Awaits; readonly list: readonly Choice<G>[] } | undefined;
  private view: TableView<G>;
  private readonly listeners = new Set<() => void>();
  private stops: (() => void)[] = [];

  constructor(ui: GameUi<G>, room: Room, options: RemoteOptions) {
    this.ui = ui;
    this.room = room;
    this.options = options;
    this.timeline = new Timeline(ui.game, this.served.players, []);
    this.outbox = new Outbox(room, (at, trouble) => {
      this.drop(at);
      room.state.change({ trouble });
      this.changed();
    });
    for (const entry of room.entries) this.take(entry);
    this.view = this.look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): TableView<G> => this.view;

  /** The seat of this device, if it has one and has not given it up. */
  get seat(): Seat | undefined {
    const mine = this.served.seats.find(({ person, resigned }) => person !== null && person.id === this.options.person && !resigned);
    return mine?.seat;
  }

  open(): void {
    this.stops = [this.room.onChange(() => this.follow()), this.room.onBack(() => this.outbox.sendAll())];
    this.follow();
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  async play(code: Code): Promise<void> {
    if (this.view.awaits !== 'person') return;
    this.undone = [];
    this.timeline.add((emit) => this.timeline.play.move(code, emit));
    this.stepped();
  }

  goOn(): void {
    this.undone = [];
    this.outbox.release();
    this.changed();
  }

  async undo(): Promise<void> {
    if (this.view.canUndo) await this.takeBack(this.timeline.length - 1);
  }

  async startOver(): Promise<void> {
    if (this.view.canUndo) await this.takeBack(this.floor());
  }

  async redo(): Promise<void> {
    const step = this.view.awaits === 'person' ? this.undone.pop() : undefined;
    if (step === undefined) return;
    this.timeline.add((emit) => playStep(this.timeline.play, step, 'redo', emit));
    this.stepped();
  }

  /** Asks the others to go back to before my last step. */
  async askUndo(): Promise<void> {
    const last = this.timeline.play.steps.findLastIndex(({ by }) => by === this.seat);
    if (last >= 0) await this.sendUndo(last);
  }

  record(): Promise<GameRecord> {
    return call<GameRecord>('GET', `api/tables/${this.room.id}/record`);
  }

  private get served(): ServerView {
    const { view } = this.room.state.get();
    if (view === undefined) throw new Error('RemoteTable: the room has not been seen yet');
    return view;
  }

  /** How many steps the server has told. */
  private get sure(): number {
    return this.timeline.length - this.outbox.length;
  }

  private follow(): void {
    for (const entry of this.room.entries.slice(this.taken)) this.take(entry);
    this.changed();
  }

  private take({ step, undo }: Entry): void {
    this.taken++;
    if (step !== undefined && this.outbox.confirms(step as Step)) return;
    this.drop(0);
    if (step !== undefined) {
      if (step.by !== this.seat) this.undone = [];
      this.timeline.add((emit) => playStep(this.timeline.play, step as Step, `entries[${this.taken - 1}]`, emit));
    }
    if (undo !== undefined) {
      this.undone = undo.by === this.seat ? this.timeline.play.steps.slice(undo.to).reverse() : [];
      this.timeline.cut(undo.to);
    }
  }

  /** Takes back the steps that are not sure, from one on. */
  private drop(from: number): readonly Step[] {
    if (from < this.outbox.length) this.timeline.cut(this.sure + from);
    return this.outbox.cut(from);
  }

  private stepped(): void {
    const ends = this.options.confirm() && this.ui.game.rules.actor(this.timeline.state) !== this.seat;
    this.room.state.change({ trouble: undefined });
    this.outbox.add(this.timeline.play.steps.at(-1)!, this.taken + this.outbox.length, ends);
    this.changed();
    this.outbox.sendAll();
  }

  private async takeBack(to: number): Promise<void> {
    if (this.outbox.holds) {
      this.undone.push(...this.drop(this.outbox.length - 1));
      this.changed();
      if (to >= this.timeline.length) return;
    }
    await this.sendUndo(to);
  }

  private async sendUndo(to: number): Promise<void> {
    await this.room.attempt(() => this.room.send({ type: 'undo', index: this.taken + this.outbox.length, ticket: newTicket(), to }));
  }

  private floor(): number {
    const { steps } = this.timeline.play;
    return this.seat === undefined || this.served.status !== 'running' ? steps.length : takeBackFloor(steps, this.seat);
  }

  private awaits(): Awaits {
    const actor = this.ui.game.rules.actor(this.timeline.state);
    if (this.served.status === 'over' || actor === NOBODY) return 'nothing';
    if (this.outbox.holds) return 'go-on';
    if (actor === CHANCE) return 'chance';
    const { kind, held, resigned } = this.served.seats[actor]!;
    if (kind === 'bot' || held || resigned) return 'bot';
    return actor === this.seat ? 'person' : 'other';
  }

  private changed(): void {
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): TableView<G> {
    const awaits = this.awaits();
    const actor = this.ui.game.rules.actor(this.timeline.state);
    const { id, game, result, ended } = this.served;
    const { moments } = this.timeline;
    const held = this.seat !== undefined && this.served.seats[this.seat]!.held;
    return {
      kept: { id, game: game as TableView['kept']['game'], seats: this.options.seats(this.served) },
      moments,
      awaits,
      seat: awaits === 'go-on' ? this.seat : actor >= 0 && awaits !== 'nothing' ? actor : undefined,
      choices: this.choicesFor(awaits),
      hints: !this.served.rated,
      canUndo: !held && this.floor() < moments.length - 1,
      canRedo: awaits === 'person' && this.undone.length > 0,
      fault: undefined,
      ...(ended !== null && ended !== 'played' && { winners: result?.winners ?? [] }),
    };
  }

  /** The same list as long as nothing is played: half a pick survives news of other things. */
  private choicesFor(awaits: Awaits): readonly Choice<G>[] {
    const { moments } = this.timeline;
    if (this.choices?.moments !== moments || this.choices.awaits !== awaits) {
      this.choices = { moments, awaits, list: awaits === 'person' ? choicesIn(this.ui, this.timeline.state) : [] };
    }
    return this.choices.list;
  }
}
