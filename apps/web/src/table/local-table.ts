/** A table on one device: people and bots take their turns, chance is drawn from the committed seed, and every step is kept. */
import {
  CHANCE,
  type Code,
  FairDice,
  type GameRecord,
  type GameTypes,
  NOBODY,
  playStep,
  type Seat,
  type Step,
  takeBackFloor,
} from '@shinar/core';
import type { GameUi } from '../games/game-ui.ts';
import type { Thinker } from './bots.ts';
import type { KeptTable } from './kept.ts';
import { choicesIn } from './picks.ts';
import { recordOf } from './record-io.ts';
import type { Awaits, Table, TableView } from './table.ts';
import { Timeline } from './timeline.ts';

export interface TableOptions {
  readonly thinker: Thinker;
  /** Whether a turn ends only at a word, and how long a step is shown before the next, in milliseconds. */
  readonly settings: () => { readonly confirm: boolean; readonly pause: number };
  readonly keep: (kept: KeptTable) => Promise<void>;
  /** Whether advice may be asked for at a table that is not strict; yes, if nothing is said. */
  readonly hints?: boolean;
}

export class LocalTable<G extends GameTypes = GameTypes> implements Table<G> {
  readonly ui: GameUi<G>;
  private readonly options: TableOptions;
  private readonly timeline: Timeline<G>;
  private kept: KeptTable;
  private undone: Step[] = [];
  /** The number of steps for which a person has given the word to go on. */
  private cleared: number;
  private driving = false;
  private endPause = (): void => {};
  private closed = false;
  private fault: string | undefined;
  private view: TableView<G>;
  private readonly listeners = new Set<() => void>();

  constructor(ui: GameUi<G>, kept: KeptTable, options: TableOptions) {
    this.ui = ui;
    this.kept = kept;
    this.options = options;
    this.timeline = new Timeline(ui.game, kept.seats.length, kept.steps);
    this.cleared = options.settings().confirm ? 0 : this.timeline.length;
    this.view = this.look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): TableView<G> => this.view;

  /** Lets bots and chance act until a person is asked; also after a fault. */
  open(): void {
    this.closed = false;
    if (this.fault !== undefined) {
      this.fault = undefined;
      this.changed();
    }
    void this.drive();
  }

  close(): void {
    this.closed = true;
    this.options.thinker.cancel();
  }

  /** A person's move. */
  async play(code: Code): Promise<void> {
    if (this.view.awaits !== 'person') return;
    this.undone = [];
    this.timeline.add((emit) => this.timeline.play.move(code, emit));
    await this.stepped();
  }

  /** The person whose turn it was lets the game go on. */
  goOn(): void {
    this.cleared = this.timeline.length;
    this.undone = [];
    this.changed();
    void this.drive();
  }

  async undo(): Promise<void> {
    if (this.view.canUndo) await this.takeBack(this.timeline.length - 1);
  }

  /** Back to the beginning of the turn, by the take-back law. */
  async startOver(): Promise<void> {
    if (this.view.canUndo) await this.takeBack(this.floor());
  }

  async redo(): Promise<void> {
    const step = this.undone.pop();
    if (step === undefined) return;
    this.timeline.add((emit) => playStep(this.timeline.play, step, 'redo', emit));
    await this.stepped();
  }

  /** Bots stop thinking and play what they have. */
  hurry(): void {
    this.endPause();
    this.options.thinker.hurry();
  }

  async record(): Promise<GameRecord> {
    return recordOf(this.ui, this.kept);
  }

  /** A step is shown for a while, or until somebody has seen enough. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  private async takeBack(to: number): Promise<void> {
    this.undone.push(...this.timeline.play.steps.slice(to).reverse());
    this.timeline.cut(to);
    await this.save();
  }

  /** The last step's seat, if a person made it. */
  private lastPerson(): Seat | undefined {
    const by = this.timeline.play.steps.at(-1)?.by;
    return typeof by === 'number' && this.kept.seats[by]?.bot === undefined ? by : undefined;
  }

  private floor(): number {
    const seat = this.lastPerson();
    const { steps } = this.timeline.play;
    return seat === undefined || this.kept.over || this.kept.strict ? steps.length : Math.max(takeBackFloor(steps, seat), this.cleared);
  }

  private awaits(): Awaits {
    const actor = this.ui.game.rules.actor(this.timeline.state);
    const last = this.lastPerson();
    if (last !== undefined && last !== actor && this.cleared < this.timeline.length && !this.kept.over) return 'go-on';
    if (actor === NOBODY) return 'nothing';
    if (actor === CHANCE) return 'chance';
    return this.kept.seats[actor]?.bot === undefined ? 'person' : 'bot';
  }

  private async stepped(): Promise<void> {
    if (!this.options.settings().confirm && this.awaits() === 'go-on') this.cleared = this.timeline.length;
    await this.save();
    void this.drive();
  }

  private async save(): Promise<void> {
    const over = this.awaits() === 'nothing';
    this.kept = { ...this.kept, steps: [...this.timeline.play.steps], over, touched: Date.now() };
    this.changed();
    await this.options.keep(this.kept);
  }

  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    try {
      await this.driveOn();
    } catch (error) {
      if (this.closed) return;
      this.fault = String(error);
      this.changed();
    } finally {
      this.driving = false;
    }
  }

  private async driveOn(): Promise<void> {
    for (let awaits = this.awaits(); !this.closed && (awaits === 'bot' || awaits === 'chance'); awaits = this.awaits()) {
      if (awaits === 'chance') this.draw();
      else await this.botTurn();
      if (this.closed) break;
      await this.save();
      await this.pause(this.options.settings().pause);
    }
    if (!this.closed && this.awaits() === 'nothing' && !this.kept.over) await this.save();
  }

  private draw(): void {
    const dice = new FairDice(this.kept.seed, [], this.timeline.length);
    this.timeline.add((emit) => this.timeline.play.chance(dice, emit));
  }

  private async botTurn(): Promise<void> {
    const { game, state } = this.timeline;
    const level = this.kept.seats[game.rules.actor(state)]?.bot ?? 1;
    const { game: id, boardData, seats } = this.kept;
    const seed = new FairDice(this.kept.seed, ['bots'], this.timeline.length).below(0x7fffffff);
    const code = await this.options.thinker.choose({ game: id, boardData, players: seats.length, state: state.toJSON(), who: level, seed });
    if (!this.closed) this.timeline.add((emit) => this.timeline.play.move(code, emit));
  }

  private changed(): void {
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): TableView<G> {
    const awaits = this.awaits();
    const actor = this.ui.game.rules.actor(this.timeline.state);
    return {
      kept: this.kept,
      moments: this.timeline.moments,
      awaits,
      seat: awaits === 'go-on' ? this.lastPerson() : actor >= 0 ? actor : undefined,
      choices: awaits === 'person' ? choicesIn(this.ui, this.timeline.state) : [],
      hints: this.kept.strict !== true && this.options.hints !== false,
      canUndo: this.floor() < this.timeline.length,
      canRedo: this.undone.length > 0,
      fault: this.fault,
    };
  }
}
