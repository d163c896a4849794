/** The table of a study: the viewer plays every seat, and every step is a branch of the tree. */
import { Cancelled } from '@shinar/bots';
import type { GameId } from '@shinar/catalogue';
import { CHANCE, type Code, type GameRecord, type GameTypes, MoveList, NOBODY, Play, playStep, takeBackFloor } from '@shinar/core';
import type { GameUi, Moment } from '@shinar/table';
import { saveFile } from '../../base/dialogs/save-file.ts';
import type { Thinker } from '../../bots/bots.ts';
import type { Level } from '../../kept/device-game.ts';
import type { KeptStudy } from '../../kept/studies/store.ts';
import { MOST_MARKS, MOST_NODES, type Notes, type StudyNode } from '../../kept/studies/study.ts';
import { START, StudyTree } from '../../kept/studies/study-tree.ts';
import { BaseTable } from '../../table/model/base-table.ts';
import type { Awaits, TableView } from '../../table/model/table.ts';

export interface ExploreOptions {
  readonly thinker: Thinker;
  readonly keep: (study: KeptStudy) => Promise<void>;
  /** Shows another node. */
  readonly show: (node: number) => void;
  readonly newSeed: () => number;
}

export class ExploreTable<G extends GameTypes = GameTypes> extends BaseTable<G> {
  tree: StudyTree<G>;
  study: KeptStudy;
  node = START;
  thinking = false;
  private fault: string | undefined;
  private readonly options: ExploreOptions;
  /** The moves of an incomplete step after the node. */
  private begun: readonly Code[] = [];

  constructor(ui: GameUi<G>, study: KeptStudy, options: ExploreOptions) {
    super(ui);
    this.study = study;
    this.options = options;
    this.tree = new StudyTree(ui.game, study.players, study.nodes);
  }

  /** Whether there is no room for another step. */
  get full(): boolean {
    return this.tree.nodes.length >= MOST_NODES;
  }

  goTo(node: number): void {
    if (node === this.node || node > this.tree.nodes.length) return;
    this.options.thinker.cancel();
    this.node = node;
    this.begun = [];
    this.changed();
  }

  async play(code: Code): Promise<void> {
    if (this.full) return;
    await this.moved(code);
  }

  async draw(): Promise<void> {
    if (this.full) return;
    await this.grown(this.tree.draw(this.node, this.options.newSeed()));
  }

  /** A bot of that level plays for the seat to act. */
  async botPlays(level: Level): Promise<void> {
    if (this.full) return;
    const { node } = this;
    const { game, boardData, players } = this.study;
    this.thinking = true;
    this.changed();
    try {
      do {
        const state = this.moment.state.toJSON();
        const code = await this.options.thinker.choose({ game, boardData, players, state, who: level, seed: this.options.newSeed() });
        if (this.node === node) await this.moved(code);
      } while (this.node === node && this.begun.length > 0);
    } catch (error) {
      if (error instanceof Cancelled) return;
      console.warn(error);
      this.fault = String(error);
    } finally {
      this.thinking = false;
      this.changed();
    }
  }

  async note(notes: Notes): Promise<void> {
    this.tree.note(this.node, notes);
    await this.save();
  }

  /** Adds a mark or arrow, or removes it if it is there. */
  async mark(mark: string): Promise<void> {
    const { marks } = this;
    if (this.node === START || marks.length >= MOST_MARKS) return;
    await this.note({ marks: marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark] });
  }

  /** What is drawn at the node. */
  get marks(): readonly string[] {
    return this.tree.nodes[this.node - 1]?.marks ?? [];
  }

  /** What chance may draw here, one draw at a time, and what has been drawn of the step by then. */
  chances(): readonly { readonly code: Code; readonly events: readonly G['event'][] }[] {
    const { rules } = this.ui.game;
    const { state } = this.moment;
    if (rules.actor(state) !== CHANCE) return [];
    const list = new MoveList();
    rules.legal(state, list);
    return Array.from(list.codes.subarray(0, list.length), (code) => ({
      code,
      events: this.tree.within(this.node, [...this.begun, code]).events,
    }));
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
    const found = [START, ...this.tree.nodes.map((_, i) => i + 1)].find((node) => JSON.stringify(this.tree.stepsTo(node)) === steps);
    await this.grown(found ?? START);
  }

  /** Puts the line to here first wherever lines part. */
  async promote(): Promise<void> {
    const { nodes, node } = this.tree.withMain(this.node);
    this.replant(nodes);
    await this.grown(node);
  }

  /** To the step before, and to the next one on the main line. */
  override async undo(): Promise<void> {
    if (this.begun.length === 0) this.options.show(this.tree.before(this.node));
    this.begun = [];
    this.changed();
  }
  override async redo(): Promise<void> {
    const [next] = this.tree.after(this.node);
    if (next !== undefined) this.options.show(next);
  }
  /** Back to where the turn of the last step began. */
  async startOver(): Promise<void> {
    const steps = this.tree.stepsTo(this.node);
    const by = steps.at(-1)?.by;
    this.options.show(this.tree.pathTo(this.node)[typeof by === 'number' ? takeBackFloor(steps, by) : steps.length - 1] ?? START);
  }

  override open(): void {
    this.fault = undefined;
    this.changed();
  }
  override close(): void {
    this.options.thinker.cancel();
  }
  skipWait(): void {
    this.options.thinker.answerNow();
  }

  /** The study as shared, without what belongs to this device. */
  get text(): string {
    const { id: _, seats: __, touched: ___, ...study } = this.study;
    return JSON.stringify(study);
  }

  export(): void {
    saveFile(`shinar-${this.study.id}.json`, `${this.text}\n`);
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

  private get moment(): Moment<G> {
    return this.tree.within(this.node, this.begun);
  }

  private async moved(code: Code): Promise<void> {
    const codes = [...this.begun, code];
    const node = this.tree.move(this.node, codes);
    if (node !== undefined) return this.grown(node);
    this.begun = codes;
    this.changed();
  }

  private async grown(node: number): Promise<void> {
    this.node = node;
    this.begun = [];
    await this.save();
    this.options.show(node);
  }

  private async save(): Promise<void> {
    this.study = { ...this.study, nodes: [...this.tree.nodes], touched: Date.now() };
    this.changed();
    await this.options.keep(this.study);
  }

  private awaits(actor: number): Awaits {
    if (actor === NOBODY) return 'nothing';
    if (actor === CHANCE) return 'chance';
    return this.thinking ? 'bot' : 'person';
  }

  protected look(): TableView<G> {
    const { id, seats, game } = this.study;
    const { moment } = this;
    const path = this.tree.pathTo(this.node).map((node) => this.tree.moments[node]!);
    const moments = this.begun.length > 0 ? [...path, moment] : path;
    return {
      ...this.viewOf({ id, game: game as GameId, seats }, moments, this.awaits(this.ui.game.rules.actor(moment.state))),
      hints: true,
      canUndo: moments.length > 1,
      canRedo: this.begun.length === 0 && this.tree.after(this.node).length > 0,
      fault: this.fault,
    };
  }
}
