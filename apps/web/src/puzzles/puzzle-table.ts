/** The table of a puzzle: one step is asked for, and only the best one is played. */
import type { Puzzle, Puzzles } from '@shinar/bots';
import { type Code, type GameRecord, playStep, type Seat } from '@shinar/core';
import type { GameUi } from '../games/game-ui.ts';
import type { GameId } from '../games/index.ts';
import { COLOURS, type SeatLook } from '../seats/looks.ts';
import { choicesIn } from '../table/picks.ts';
import type { Table, TableView } from '../table/table.ts';
import { Timeline } from '../table/timeline.ts';
import { NAMES } from '../tutorial/names.ts';
import { stepsBefore } from './puzzles.ts';

/** How far somebody is with it: `tried` is the last step that was not the best. */
export interface Attempt {
  readonly tried: Code | undefined;
  readonly over: 'right' | 'shown' | undefined;
}

const FRESH: Attempt = { tried: undefined, over: undefined };

export class PuzzleTable implements Table {
  readonly ui: GameUi;
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  readonly answer: Code;
  readonly players: number;
  private readonly id: string;
  private readonly seats: readonly SeatLook[];
  private timeline: Timeline;
  private attempt = FRESH;
  private view: TableView;
  private readonly before: ReturnType<typeof stepsBefore>;
  private readonly listeners = new Set<() => void>();

  constructor(ui: GameUi, all: Puzzles, number: number) {
    this.ui = ui;
    this.puzzle = all.puzzles[number]!;
    this.before = stepsBefore(all, this.puzzle);
    this.players = this.before.players;
    this.id = `${all.game}-puzzle-${number}`;
    this.seats = NAMES.slice(0, this.players).map((name, seat) => ({ name, colour: COLOURS[seat]! }));
    const { by, ...body } = this.puzzle.answer;
    this.seat = by as Seat;
    this.answer = ui.game.rules.encode(ui.game.steps.read(body, 'answer')[0]!);
    this.timeline = this.begun();
    this.view = this.look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getSnapshot = (): TableView => this.view;
  getAttempt = (): Attempt => this.attempt;

  async play(code: Code): Promise<void> {
    if (code === this.answer) this.end('right');
    else this.changed({ ...this.attempt, tried: code });
  }

  show(): void {
    this.end('shown');
  }

  /** The puzzle from its beginning. */
  async startOver(): Promise<void> {
    this.timeline = this.begun();
    this.changed(FRESH);
  }

  /** There is nobody to wait for, and a wrong step is never played. */
  open(): void {}
  close(): void {}
  goOn(): void {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}

  async record(): Promise<GameRecord> {
    return this.timeline.play.record();
  }

  private begun(): Timeline {
    return new Timeline(this.ui.game, this.players, this.before.steps);
  }

  private end(over: 'right' | 'shown'): void {
    this.timeline.add((emit) => playStep(this.timeline.play, this.puzzle.answer, 'answer', emit));
    this.changed({ ...this.attempt, over });
  }

  private changed(attempt: Attempt): void {
    this.attempt = attempt;
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): TableView {
    const asked = this.attempt.over === undefined;
    return {
      kept: { id: this.id, game: this.ui.game.rules.id as GameId, seats: this.seats },
      moments: this.timeline.moments,
      awaits: asked ? 'person' : 'bot',
      seat: this.seat,
      choices: asked ? choicesIn(this.ui, this.timeline.state) : [],
      quiz: asked,
      canUndo: false,
      canRedo: false,
      fault: undefined,
    };
  }
}
