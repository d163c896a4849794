/** A table on one device: people and bots take their turns, chance is drawn from the committed seed, and every step is kept. */
import { CHANCE, FairDice, type GameRecord, type GameTypes, NOBODY, type Seat, takeBackFloor } from '@shinar/core';
import { beatsOf, type GameUi } from '@shinar/table';
import type { Thinker } from '../../bots/bots.ts';
import { type DeviceGame, versionOf } from '../../kept/device-game.ts';
import { recordOf } from '../../kept/record-of.ts';
import { backFrom } from './closing.ts';
import { PlayedTable } from './played-table.ts';
import type { Awaits, TableView } from './table.ts';

export interface TableOptions {
  readonly thinker: Thinker;
  /** Whether a turn ends only at a word, and how long a beat of the scenes is that show a step before the next, in milliseconds. */
  readonly settings: () => { readonly confirm: boolean; readonly beat: number };
  /** Called after every change. */
  readonly keep: (kept: DeviceGame) => void;
  /** Whether hints are allowed at a table that is not strict; yes if left out. */
  readonly hints?: boolean;
}

export class LocalTable<G extends GameTypes = GameTypes> extends PlayedTable<G> {
  private readonly options: TableOptions;
  private kept: DeviceGame;
  /** The number of steps for which a person has given the word to go on. */
  private cleared: number;
  /** Whether the table is played here; else it follows another tab. */
  private here = true;
  /** Counts the times that bots and chance were stopped. */
  private stops = 0;
  /** The count at which they were last let go on, as long as they do. */
  private driving: number | undefined;
  private endPause = (): void => {};
  private fault: string | undefined;

  constructor(ui: GameUi<G>, kept: DeviceGame, options: TableOptions) {
    super(ui, kept.seats.length, kept.steps);
    this.kept = kept;
    this.options = options;
    this.cleared = options.settings().confirm ? 0 : this.timeline.length;
  }

  /** Lets bots and chance act until a person is asked; also after a fault. */
  override open(): void {
    if (this.fault !== undefined) {
      this.fault = undefined;
      this.changed();
    }
    void this.drive();
  }

  override close(): void {
    this.stops++;
    this.options.thinker.cancel();
  }

  /** Whether it is played here, or only shown. */
  sit(here: boolean): void {
    if (here === this.here) return;
    this.here = here;
    if (!here) this.close();
    this.changed();
    if (here) void this.drive();
  }

  /** Becomes what another tab has made of it. */
  follow(kept: DeviceGame): void {
    this.close();
    const same = this.timeline.goTo(kept.steps);
    this.kept = kept;
    this.undone = [];
    this.cleared = this.options.settings().confirm ? Math.min(this.cleared, same) : this.timeline.length;
    this.changed();
    if (this.here) void this.drive();
  }

  /** The person whose turn it was lets the game go on. */
  override goOn(): void {
    this.cleared = this.timeline.length;
    this.undone = [];
    this.changed();
    void this.drive();
  }

  /** Bots stop thinking and play what they have. */
  skipWait(): void {
    this.endPause();
    this.options.thinker.answerNow();
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

  protected async takeBack(to: number): Promise<void> {
    this.undone = [...this.undone, ...this.timeline.play.steps.slice(to).reverse()];
    this.timeline.cut(to);
    this.save();
  }

  /** How many steps there were before the last one of the only person, over all that bots and chance did since; none where others would lose theirs. */
  private beforeBots(): number | undefined {
    const { seats, strict } = this.kept;
    const { moments, play } = this.timeline;
    const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    const [only] = people;
    if (only === undefined || people.length > 1 || strict || this.awaits() !== 'person') return undefined;
    const end = play.steps.findLastIndex(({ by }) => by === only) + 1;
    return end === 0 ? undefined : backFrom(this.ui, moments.slice(0, end + 1), takeBackFloor(play.steps.slice(0, end), only));
  }

  /** What is one's own first; then, against bots alone, over their moves to one's last. What they answer may be another then, so nothing of it is played again. */
  override async undo(): Promise<void> {
    const to = this.timeline.isHalf || this.floor() < this.timeline.length ? undefined : this.beforeBots();
    if (to === undefined) return super.undo();
    await this.takeBack(to);
    this.undone = [];
    this.cleared = Math.min(this.cleared, to);
    this.changed();
  }

  /** The last step's seat, if a person made it. */
  private lastPerson(): Seat | undefined {
    const by = this.timeline.play.steps.at(-1)?.by;
    return typeof by === 'number' && this.kept.seats[by]?.bot === undefined ? by : undefined;
  }

  protected floor(): number {
    const seat = this.here ? this.lastPerson() : undefined;
    const { steps } = this.timeline.play;
    return seat === undefined || this.kept.over || this.kept.strict ? steps.length : Math.max(takeBackFloor(steps, seat), this.cleared);
  }

  protected awaits(): Awaits {
    const actor = this.ui.game.rules.actor(this.timeline.state);
    const last = this.lastPerson();
    if (last !== undefined && last !== actor && this.cleared < this.timeline.length && !this.kept.over)
      return this.here ? 'go-on' : 'other';
    if (actor === NOBODY) return 'nothing';
    if (actor === CHANCE) return 'chance';
    if (this.kept.seats[actor]?.bot !== undefined) return 'bot';
    return this.here ? 'person' : 'other';
  }

  protected stepped(): void {
    if (this.closes()) {
      this.stepped();
      return;
    }
    if (!this.options.settings().confirm && this.awaits() === 'go-on') this.cleared = this.timeline.length;
    this.save();
    void this.drive();
  }

  private save(): void {
    const over = this.awaits() === 'nothing';
    const version = versionOf(this.kept) + 1;
    this.kept = { ...this.kept, steps: [...this.timeline.play.steps], over, touched: Date.now(), version };
    this.changed();
    this.options.keep(this.kept);
  }

  private async drive(): Promise<void> {
    const { stops } = this;
    if (this.driving === stops) return;
    this.driving = stops;
    try {
      await this.driveOn(() => stops === this.stops);
    } catch (error) {
      if (stops !== this.stops) return;
      console.warn(error);
      this.fault = String(error);
      this.changed();
    } finally {
      if (this.driving === stops) this.driving = undefined;
    }
  }

  private async driveOn(goes: () => boolean): Promise<void> {
    for (let awaits = this.awaits(); goes() && (awaits === 'bot' || awaits === 'chance'); awaits = this.awaits()) {
      if (awaits === 'chance') this.draw();
      else await this.botMove(goes);
      if (!goes()) break;
      if (this.timeline.isHalf) continue;
      this.save();
      await this.pause(beatsOf(this.ui, this.timeline.moment) * this.options.settings().beat);
    }
    if (goes() && this.awaits() === 'nothing' && !this.kept.over) this.save();
  }

  private draw(): void {
    const dice = new FairDice(this.kept.seed, [], this.timeline.length);
    this.timeline.chance(dice);
  }

  private async botMove(goes: () => boolean): Promise<void> {
    const { game, state } = this.timeline;
    const { bot: level = 1, style } = this.kept.seats[game.rules.actor(state)] ?? {};
    const who = { player: 'level', level, ...(style !== undefined && { style }) } as const;
    const { game: id, boardData, seats } = this.kept;
    const seed = new FairDice(this.kept.seed, ['bots'], this.timeline.length).below(0x7fffffff);
    const code = await this.options.thinker.choose({ game: id, boardData, players: seats.length, state: state.toJSON(), who, seed });
    if (goes()) this.timeline.move(code);
  }

  protected look(): TableView<G> {
    const { moments, length, isHalf } = this.timeline;
    const awaits = this.awaits();
    const view = this.viewOf(this.kept, moments, awaits);
    return {
      ...view,
      seat: awaits === 'go-on' ? this.lastPerson() : view.seat,
      own: this.kept.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
      hints: this.kept.strict !== true && this.options.hints !== false,
      canUndo: this.floor() < length || this.beforeBots() !== undefined || (isHalf && awaits === 'person' && this.kept.strict !== true),
      canRedo: this.here && this.undone.length > 0,
      fault: this.fault,
    };
  }
}
