/** What all tables have in common: a game on show, and listeners that hear of every change. */
import type { Code, GameRecord, GameTypes } from '@shinar/core';
import { type Choice, choicesIn, type GameUi, type Moment } from '@shinar/table';
import { Value, type Watched } from '../../base/value.ts';
import type { Awaits, Sitting, Table, TableView } from './table.ts';

export abstract class BaseTable<G extends GameTypes = GameTypes> implements Table<G> {
  readonly ui: GameUi<G>;
  private seen: Value<TableView<G>> | undefined;
  private offered: { readonly state: G['state']; readonly choices: readonly Choice<G>[] } | undefined;

  constructor(ui: GameUi<G>) {
    this.ui = ui;
  }

  get view(): Watched<TableView<G>> {
    this.seen ??= new Value(this.look());
    return this.seen;
  }

  abstract play(code: Code): Promise<void>;
  abstract startOver(): Promise<void>;
  abstract record(): Promise<GameRecord>;
  /** The table as it is now. */
  protected abstract look(): TableView<G>;

  /** Nothing to do where nobody is waited for and nothing can be undone. */
  open(): void {}
  close(): void {}
  goOn(): void {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}

  protected changed(): void {
    this.seen?.set(this.look());
  }

  /** What every view has: whose turn it is by the rules is asked, and may do what they allow. */
  protected viewOf(sitting: Sitting, moments: readonly Moment<G>[], awaits: Awaits): TableView<G> {
    const { state } = moments.at(-1)!;
    const actor = this.ui.game.rules.actor(state);
    return {
      sitting,
      moments,
      awaits,
      seat: actor >= 0 ? actor : undefined,
      own: [],
      choices: awaits === 'person' ? this.choicesIn(state) : [],
      canUndo: false,
      canRedo: false,
      fault: undefined,
    };
  }

  /** The same list as long as nothing is played: half a pick survives news of other things. */
  private choicesIn(state: G['state']): readonly Choice<G>[] {
    if (this.offered?.state !== state) this.offered = { state, choices: choicesIn(this.ui, state) };
    return this.offered.choices;
  }
}
