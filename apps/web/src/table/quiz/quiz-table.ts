/** The table of a question: one step is asked for, and only the best one is played. */
import type { Gain } from '@shinar/bots';
import type { GameId } from '@shinar/catalogue';
import type { Code, GameRecord, Seat, Step } from '@shinar/core';
import type { GameUi } from '@shinar/table';
import { type SeatLook, Timeline } from '@shinar/table';
import { Value } from '../../base/value.ts';
import { BaseTable } from '../model/base-table.ts';
import type { TableView } from '../model/table.ts';

export interface Quiz {
  readonly id: string;
  readonly seats: readonly SeatLook[];
  /** The steps up to where somebody is asked. */
  readonly before: readonly Step[];
  readonly answer: Step;
  /** The next best step, by how much of the win it is behind, and what the answer has more, where that is known beforehand. */
  readonly second?: { readonly step: Step; readonly behind: number; readonly gain: Gain | undefined };
}

/** How far somebody is with it: `tried` is the last step that was not the best. */
export interface Attempt {
  readonly tried: Code | undefined;
  readonly over: 'right' | 'shown' | undefined;
}

const FRESH: Attempt = { tried: undefined, over: undefined };

export class QuizTable extends BaseTable {
  readonly quiz: Quiz;
  readonly seat: Seat;
  readonly attempt = new Value(FRESH);
  private readonly answers: readonly Code[];
  private timeline: Timeline;
  /** How many moves of the answer have been found. */
  private played = 0;

  constructor(ui: GameUi, quiz: Quiz) {
    super(ui);
    this.quiz = quiz;
    const { by, ...body } = quiz.answer;
    this.seat = by as Seat;
    this.answers = ui.game.steps.read(body, 'answer').map((move) => ui.game.rules.encode(move));
    this.timeline = this.begun();
  }

  /** The best move; of a step of several moves, the next one. */
  get answer(): Code {
    return this.answers[this.played] ?? this.answers[0]!;
  }

  /** Where somebody is asked. */
  get asked(): TableView['moments'][number]['state'] {
    return this.view.get().moments[this.quiz.before.length]!.state;
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

  /** The question from its beginning. */
  async startOver(): Promise<void> {
    this.timeline = this.begun();
    this.played = 0;
    this.now(FRESH);
  }

  async record(): Promise<GameRecord> {
    return this.timeline.play.record();
  }

  private begun(): Timeline {
    return new Timeline(this.ui.game, this.quiz.seats.length, this.quiz.before);
  }

  private end(over: 'right' | 'shown'): void {
    this.timeline.cut(this.quiz.before.length);
    this.timeline.step(this.quiz.answer, 'answer');
    this.played = 0;
    this.now({ over });
  }

  private now(part: Partial<Attempt>): void {
    this.attempt.change(part);
    this.changed();
  }

  protected look(): TableView {
    const asked = this.attempt.get().over === undefined;
    const sitting = { id: this.quiz.id, game: this.ui.game.rules.id as GameId, seats: this.quiz.seats };
    return { ...this.viewOf(sitting, this.timeline.moments, asked ? 'person' : 'bot'), seat: this.seat, quiz: asked };
  }
}
