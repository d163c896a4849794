/** The table of a lesson: the learner's steps are weighed against the task, the others follow the lesson's line. */
import { CHANCE, type Code, type GameRecord, type GameTypes, playStep, type Step, type StepBody } from '@shinar/core';
import type { GameUi } from '../games/game-ui.ts';
import type { GameId } from '../games/index.ts';
import { COLOURS } from '../seats/looks.ts';
import { choicesIn } from '../table/picks.ts';
import type { Awaits, Table, TableView } from '../table/table.ts';
import { Timeline } from '../table/timeline.ts';
import { answerTo, LEARNER, type Lesson, replies, servedBy, stepOf } from './lesson.ts';
import { NAMES } from './names.ts';

/** How far the lesson is. */
export interface Course {
  /** The task that is next; their number when all are done. */
  readonly task: number;
  /** The answer to a step that did not serve the task. */
  readonly answer: string | undefined;
  /** Whether all tasks are done and the others have played. */
  readonly over: boolean;
}

export interface LessonOptions {
  /** How long a step of the others is shown, in milliseconds. */
  readonly pause: () => number;
  /** The learner's steps of an earlier visit. */
  readonly begun?: readonly StepBody[];
  readonly keep: (own: readonly StepBody[]) => Promise<void>;
}

export class LessonTable<G extends GameTypes = GameTypes> implements Table<G> {
  readonly ui: GameUi<G>;
  readonly lesson: Lesson;
  private readonly game: GameId;
  private readonly options: LessonOptions;
  private timeline: Timeline<G>;
  private queue: readonly Step[] = [];
  private driving = false;
  private closed = true;
  private course: Course;
  private view: TableView<G>;
  private readonly listeners = new Set<() => void>();

  constructor(ui: GameUi<G>, game: GameId, lesson: Lesson, options: LessonOptions) {
    this.ui = ui;
    this.game = game;
    this.lesson = lesson;
    this.options = options;
    const served = servedBy(lesson, options.begun ?? []);
    this.timeline = new Timeline(ui.game, lesson.players, [...lesson.before, ...served]);
    const task = served.filter(({ by }) => by === LEARNER).length;
    this.course = { task, answer: undefined, over: task === lesson.tasks.length };
    this.view = this.look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getSnapshot = (): TableView<G> => this.view;
  getCourse = (): Course => this.course;

  open(): void {
    this.closed = false;
    void this.drive();
  }

  close(): void {
    this.closed = true;
  }

  async play(code: Code): Promise<void> {
    const choice = this.view.choices.find((each) => each.code === code);
    if (choice === undefined) return;
    const { task } = this.course;
    const answer = answerTo(this.lesson, task, stepOf(this.ui, choice));
    if (answer !== undefined) {
      this.course = { ...this.course, answer };
      this.changed();
      return;
    }
    this.timeline.add((emit) => this.timeline.play.move(code, emit));
    this.queue = replies(this.lesson, task);
    this.course = { task: task + 1, answer: undefined, over: false };
    this.changed();
    if (!this.course.over) await this.options.keep(this.own());
    await this.drive();
  }

  /** The lesson from its beginning. */
  async startOver(): Promise<void> {
    this.timeline = new Timeline(this.ui.game, this.lesson.players, this.lesson.before);
    this.queue = [];
    this.course = { task: 0, answer: undefined, over: false };
    this.changed();
    await this.options.keep([]);
  }

  /** A turn of a lesson ends by itself, and a step that does not serve is never played: there is nothing to let go on or to take back. */
  goOn(): void {}
  async undo(): Promise<void> {}
  async redo(): Promise<void> {}

  async record(): Promise<GameRecord> {
    return this.timeline.play.record();
  }

  private own(): StepBody[] {
    return this.timeline.play.steps.slice(this.lesson.before.length).filter(({ by }) => by === LEARNER);
  }

  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    while (this.queue.length > 0 && !this.closed) {
      await new Promise((done) => setTimeout(done, this.options.pause()));
      const [step, ...rest] = this.queue;
      if (step === undefined || this.closed) continue;
      this.timeline.add((emit) => playStep(this.timeline.play, step, 'lesson', emit));
      this.queue = rest;
      this.changed();
    }
    this.driving = false;
  }

  private changed(): void {
    const over = this.course.task === this.lesson.tasks.length && this.queue.length === 0;
    if (over !== this.course.over) this.course = { ...this.course, over };
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private awaits(actor: number): Awaits {
    if (actor === CHANCE) return 'chance';
    return actor === LEARNER ? 'person' : 'bot';
  }

  private look(): TableView<G> {
    const actor = this.ui.game.rules.actor(this.timeline.state);
    const asked = actor === LEARNER && this.queue.length === 0 && this.course.task < this.lesson.tasks.length;
    return {
      kept: {
        id: `${this.game}-lesson-${this.lesson.id}`,
        game: this.game,
        seats: NAMES.slice(0, this.lesson.players).map((name, seat) => ({ name, colour: COLOURS[seat]! })),
      },
      moments: this.timeline.moments,
      awaits: this.awaits(actor),
      seat: actor >= 0 ? actor : undefined,
      choices: asked ? choicesIn(this.ui, this.timeline.state) : [],
      canUndo: false,
      canRedo: false,
      quiz: true,
      fault: undefined,
    };
  }
}
