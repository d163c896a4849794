/** A table where a game is played from beginning to end, and steps are taken back by the take-back law. */
import type { Code, GameTypes, Step } from '@shinar/core';
import { type GameUi, Timeline } from '@shinar/table';
import { BaseTable } from './base-table.ts';
import { backFrom, closingAt } from './closing.ts';
import type { Awaits } from './table.ts';

export abstract class PlayedTable<G extends GameTypes = GameTypes> extends BaseTable<G> {
  protected readonly timeline: Timeline<G>;
  /** What was taken back and can be played again, the next one last. */
  protected undone: readonly Step[] = [];

  constructor(ui: GameUi<G>, players: number, steps: readonly Step[]) {
    super(ui);
    this.timeline = new Timeline(ui.game, players, steps);
  }

  protected abstract awaits(): Awaits;
  /** How many steps stay, however much is taken back. */
  protected abstract floor(): number;
  /** A person has played a whole step. */
  protected abstract stepped(): void;
  /** Goes back to that many steps. */
  protected abstract takeBack(to: number): Promise<void>;

  /** A person's move: a whole step, or a part of one. */
  async play(code: Code): Promise<void> {
    if (this.awaits() !== 'person') return;
    this.undone = [];
    this.timeline.move(code);
    if (this.timeline.isHalf) this.changed();
    else this.stepped();
  }

  override async undo(): Promise<void> {
    const { isHalf, length, moments } = this.timeline;
    if (this.view.get().canUndo) await this.takeBack(isHalf ? length : backFrom(this.ui, moments, this.floor()));
  }

  /** Back to the beginning of the turn. */
  async startOver(): Promise<void> {
    if (this.view.get().canUndo) await this.takeBack(this.floor());
  }

  override async redo(): Promise<void> {
    const step = this.view.get().canRedo ? this.undone.at(-1) : undefined;
    if (step === undefined) return;
    this.undone = this.undone.slice(0, -1);
    this.timeline.step(step, 'redo');
    this.stepped();
  }

  /** Plays what only says that nothing more is done, where nothing else is left; answers whether it did. */
  protected closes(): boolean {
    const closing = closingAt(this.ui, this.timeline.moment);
    if (closing === undefined) return false;
    this.undone = this.undone.slice(0, -1);
    this.timeline.move(closing);
    return true;
  }
}
