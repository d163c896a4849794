/** The table of a study: whoever looks at it plays every seat, and every step is a branch of the tree. */
import { Cancelled } from '@shinar/bots';
import { CHANCE, type Code, type GameRecord, type GameTypes, NOBODY, Play, playStep, takeBackFloor } from '@shinar/core';
import type { GameUi } from '../games/game-ui.ts';
import type { GameId } from '../games/index.ts';
import type { Thinker } from '../table/bots.ts';
import type { Level } from '../table/kept.ts';
import { choicesIn } from '../table/picks.ts';
import { saveText } from '../table/record-io.ts';
import type { Awaits, Table, TableView } from '../table/table.ts';
import type { KeptStudy } from './store.ts';
import { MOST_NODES, type StudyNode } from './study.ts';
import { START, StudyTree } from './study-tree.ts';

export interface ExploreOptions {
  readonly thinker: Thinker;
  readonly keep: (study: KeptStudy) => Promise<void>;
  /** Shows another node. */
  readonly show: (node: number) => void;
  readonly newSeed: () => number;
}

export class ExploreTable<G extends GameTypes = GameTypes> implements Table<G> {
  readonly ui: GameUi<G>;
  tree: StudyTree<G>;
  study: KeptStudy;
  node = START;
  thinking = false;
  private fault: string | undefined;
  private readonly options: ExploreOptions;
  private view: TableView<G>;
  private readonly listeners = new Set<() => void>();

  constructor(ui: GameUi<G>, study: KeptStudy, options: ExploreOptions) {
    this.ui = ui;
    this.study = study;
    this.options = options;
    this.tree = new StudyTree(ui.game, study.players, study.nodes);
    this.view = this.look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getSnapshot = (): TableView<G> => this.view;

  /** Whether there is no room for another step. */
  get full(): boolean {
    return this.tree.nodes.length >= MOST_NODES;
  }

  goTo(node: number): void {
    if (node === this.node || node > this.tree.nodes.length) return;
    this.options.thinker.cancel();
    this.node = node;
    this.changed();
  }

  async play(code: Code): Promise<void> {
    if (this.full) return;
    await this.grown(this.tree.move(this.node, code));
  }

  async draw(): Promise<void> {
    if (this.full) return;
    await this.grown(this.tree.draw(this.node, this.options.newSeed()));
  }

  /** A bot of that level plays for the seat that is to act. */
  async botPlays(level: Level): Promise<void> {
    if (this.full) return;
    const { node } = this;
    const { game, boardData, players } = this.study;
    const state = this.tree.moments[node]!.state.toJSON();
    this.thinking = true;
    this.changed();
    try {
      const code = await this.options.thinker.choose({ game, boardData, players, state, who: level, seed: this.options.newSeed() });
      if (this.node === node) await this.grown(this.tree.move(node, code));
    } catch (error) {
      if (!(error instanceof Cancelled)) this.fault = String(error);
    } finally {
      this.thinking = false;
      this.changed();
    }
  }

  async comment(text: string): Promise<void> {
    this.tree.comment(this.node, text);
    await this.save();
  }

  async rename(title: string): Promise<void> {
    this.study = { ...this.study, title };
    await this.save();
  }

  /** Deletes the step that led here, and all that follows it. */
  async cut(): Promise<void> {
    const before = this.tree.before(this.node);
    const steps = JSON.stringify(this.tree.stepsTo(before));
    this.replant(this.tree.without(this.node));
    const found = [START, ...this.tree.nodes.keys().map((i) => i + 1)].find((node) => JSON.stringify(this.tree.stepsTo(node)) === steps);
    await this.grown(found ?? START);
  }

  /** The line to here comes first wherever lines part. */
  async promote(): Promise<void> {
    const { nodes, node } = this.tree.withMain(this.node);
    this.replant(nodes);
    await this.grown(node);
  }

  /** To the step before, and to the one after on the main line. */
  async undo(): Promise<void> {
    this.options.show(this.tree.before(this.node));
  }
  async redo(): Promise<void> {
    const [next] = this.tree.after(this.node);
    if (next !== undefined) this.options.show(next);
  }
  /** To where the turn of the last step began. */
  async startOver(): Promise<void> {
    const steps = this.tree.stepsTo(this.node);
    const by = steps.at(-1)?.by;
    this.options.show(this.tree.pathTo(this.node)[typeof by === 'number' ? takeBackFloor(steps, by) : steps.length - 1] ?? START);
  }

  open(): void {
    this.fault = undefined;
    this.changed();
  }
  goOn(): void {}
  close(): void {
    this.options.thinker.cancel();
  }
  hurry(): void {
    this.options.thinker.hurry();
  }

  export(): void {
    const { id, seats: _, touched: __, ...study } = this.study;
    saveText(`shinar-${id}.json`, `${JSON.stringify(study)}\n`);
  }

  /** The record of the line to here. */
  async record(): Promise<GameRecord> {
    const play = new Play(this.ui.game, this.study.players);
    for (const step of this.tree.stepsTo(this.node)) playStep(play, step, 'study');
    return play.record();
  }

  private replant(nodes: readonly StudyNode[]): void {
    this.tree = new StudyTree(this.ui.game, this.study.players, nodes);
  }

  private async grown(node: number): Promise<void> {
    this.node = node;
    await this.save();
    this.options.show(node);
  }

  private async save(): Promise<void> {
    this.study = { ...this.study, nodes: [...this.tree.nodes], touched: Date.now() };
    this.changed();
    await this.options.keep(this.study);
  }

  private changed(): void {
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private awaits(actor: number): Awaits {
    if (actor === NOBODY) return 'nothing';
    if (actor === CHANCE) return 'chance';
    return this.thinking ? 'bot' : 'person';
  }

  private look(): TableView<G> {
    const { id, seats, game } = this.study;
    const { state } = this.tree.moments[this.node]!;
    const actor = this.ui.game.rules.actor(state);
    const awaits = this.awaits(actor);
    return {
      kept: { id, game: game as GameId, seats },
      moments: this.tree.pathTo(this.node).map((node) => this.tree.moments[node]!),
      awaits,
      seat: actor >= 0 ? actor : undefined,
      choices: awaits === 'person' ? choicesIn(this.ui, state) : [],
      hints: true,
      canUndo: this.node !== START,
      canRedo: this.tree.after(this.node).length > 0,
      fault: this.fault,
    };
  }
}
