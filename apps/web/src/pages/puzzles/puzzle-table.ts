/** The table of a puzzle: one step is asked for, and only the best one is played. */
import type { Puzzle, Puzzles } from '@shinar/bots';
import type { GameId } from '@shinar/catalogue';
import type { Code, GameRecord, Seat } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { COLOURS, type SeatLook, Timeline } from '@shinar/table';
import { NAMES } from '@shinar/teach';
import { Value } from '../../base/value.ts';
import { BaseTable } from '../../table/model/base-table.ts';
import type { TableView } from '../../table/model/table.ts';
import { stepsBefore } from './puzzles.ts';

/** How far somebody is with it: `tried` is the last step that was not the best. */
export interface Attempt {
  readonly tried: Code | undefined;
  readonly over: 'right' | 'shown' | undefined;
}

const FRESH: Attempt = { tried: undefined, over: undefined };

export class PuzzleTable extends BaseTable {
  readonly puzzle: Puzzle;
  readonly seat: Seat;
  readonly attempt = new Value(FRESH);
  private readonly answers: readonly Code[];
  readonly players: number;
  private readonly id: string;
  private readonly seats: readonly SeatLook[];
  private timeline: Timeline;
  /** How many moves of the answer have been found. */
  private played = 0;
  private readonly before: ReturnType<typeof stepsBefore>;

  constructor(ui: GameUi, all: Puzzles, number: number) {
    super(ui);
    this.puzzle = all.puzzles[number]!;
    this.before = stepsBefore(all, this.puzzle);
    this.players = this.before.players;
    this.id = `${all.game}-puzzle-${number}`;
    this.seats = NAMES.slice(0, this.players).map((name, seat) => ({ name, colour: COLOURS[seat]! }));
    const { by, ...body } = this.puzzle.answer;
    this.seat = by as Seat;
    this.answers = ui.game.steps.read(body, 'answer').map((move) => ui.game.rules.encode(move));
    this.timeline = this.begun();
  }

  /** The best move; of a step of several moves, the next one. */
  get answer(): Code {
    return this.answers[this.played] ?? this.answers[0]!;
  }

  async play(code: Code): Promise<void> {
    if (code !== this.answer) this.now({ tried: code });
    else if (this.played === this.answers.length - 1) this.end('right');
    else {
      this.timeline.move(code);
      this.played++;
      this.now({ tried: undefined });
    }
  }

  show(): void {
    this.end('shown');
  }

  /** The puzzle from its beginning. */
  async startOver(): Promise<void> {
    this.timeline = this.begun();
    this.played = 0;
    this.now(FRESH);
  }

  async record(): Promise<GameRecord> {
    return this.timeline.play.record();
  }

  private begun(): Timeline {
    return new Timeline(this.ui.game, this.players, this.before.steps);
  }

  private end(over: 'right' | 'shown'): void {
    this.timeline.cut(this.before.steps.length);
    this.timeline.step(this.puzzle.answer, 'answer');
    this.played = 0;
    this.now({ over });
  }

  private now(part: Partial<Attempt>): void {
    this.attempt.change(part);
    this.changed();
  }

  protected look(): TableView {
    const asked = this.attempt.get().over === undefined;
    const sitting = { id: this.id, game: this.ui.game.rules.id as GameId, seats: this.seats };
    return { ...this.viewOf(sitting, this.timeline.moments, asked ? 'person' : 'bot'), seat: this.seat, quiz: asked };
  }
}
