/** The table of a lesson: the learner's steps are compared with the task, the others follow the lesson's line. */

import type { GameId } from '@shinar/catalogue';
import { CHANCE, type Code, type GameRecord, type GameTypes, type Step, type StepBody } from '@shinar/core';
import type { GameUi, Picks } from '@shinar/table';
import { COLOURS, Timeline } from '@shinar/table';
import { answerTo, LEARNER, type Lesson, NAMES, ownSteps, replies, servedBy } from '@shinar/teach';
import { Value } from '../../base/value.ts';
import { BaseTable } from '../../table/model/base-table.ts';
import type { Awaits, TableView } from '../../table/model/table.ts';

/** How far the lesson has got. */
export interface Course {
  /** The next task; the number of tasks when all are done. */
  readonly task: number;
  /** The answer to a step that did not serve the task. */
  readonly answer: string | undefined;
  /** Whether all tasks are done and the others have played. */
  readonly over: boolean;
}

export interface LessonOptions {
  /** How long the others' steps are shown, in milliseconds. */
  readonly pause: () => number;
  /** The learner's steps from an earlier visit. */
  readonly begun?: readonly StepBody[];
  readonly keep: (own: readonly StepBody[]) => Promise<void>;
}

export class LessonTable<G extends GameTypes = GameTypes> extends BaseTable<G> {
  readonly lesson: Lesson;
  private readonly game: GameId;
  private readonly options: LessonOptions;
  private timeline: Timeline<G>;
  private queue: readonly Step[] = [];
  private driving = false;
  private closed = true;
  readonly course: Value<Course>;

  constructor(ui: GameUi<G>, game: GameId, lesson: Lesson, options: LessonOptions) {
    super(ui);
    this.game = game;
    this.lesson = lesson;
    this.options = options;
    const served = servedBy(lesson, options.begun ?? []);
    this.timeline = new Timeline(ui.game, lesson.players, [...lesson.before, ...served]);
    const task = served.filter(({ by }) => by === LEARNER).length;
    this.course = new Value<Course>({ task, answer: undefined, over: task === lesson.tasks.length });
  }

  override open(): void {
    this.closed = false;
    void this.drive();
  }

  override close(): void {
    this.closed = true;
  }

  async play(code: Code): Promise<void> {
    if (this.view.get().choices.every((each) => each.code !== code)) return;
    const { task } = this.course.get();
    const step = this.timeline.play.stepWith(code);
    const answer = step && answerTo(this.lesson, task, bodyOf(step));
    if (answer !== undefined) {
      this.timeline.cut(this.timeline.length);
      this.now({ answer });
      return;
    }
    this.timeline.move(code);
    if (step === undefined) {
      this.changed();
      return;
    }
    this.queue = replies(this.lesson, task);
    this.now({ task: task + 1, answer: undefined });
    if (!this.course.get().over) await this.options.keep(this.own());
    await this.drive();
  }

  /** Restarts the lesson. */
  async startOver(): Promise<void> {
    this.timeline = new Timeline(this.ui.game, this.lesson.players, this.lesson.before);
    this.queue = [];
    this.now({ task: 0, answer: undefined });
    await this.options.keep([]);
  }

  /** What the task is about, to be pointed at; empty if the learner has to find it. */
  spotlight(): readonly Picks[] {
    const { task } = this.course.get();
    const asked = ownSteps(this.lesson)[task];
    if (asked === undefined || this.queue.length > 0 || this.timeline.isHalf || this.lesson.tasks[task]!.question) return [];
    const [move] = this.ui.game.steps.read(bodyOf(asked), 'lesson');
    return move === undefined ? [] : [this.ui.picks(this.timeline.state, move)];
  }

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
      this.timeline.step(step, 'lesson');
      this.queue = rest;
      this.now({});
    }
    this.driving = false;
  }

  private now(part: Omit<Partial<Course>, 'over'>): void {
    const next = { ...this.course.get(), ...part };
    this.course.set({ ...next, over: next.task === this.lesson.tasks.length && this.queue.length === 0 });
    this.changed();
  }

  private awaits(actor: number): Awaits {
    if (actor === CHANCE) return 'chance';
    return actor === LEARNER ? 'person' : 'bot';
  }

  protected look(): TableView<G> {
    const sitting = {
      id: `${this.game}-lesson-${this.lesson.id}`,
      game: this.game,
      seats: NAMES.slice(0, this.lesson.players).map((name, seat) => ({ name, colour: COLOURS[seat]! })),
    };
    const asked = this.queue.length === 0 && this.course.get().task < this.lesson.tasks.length;
    const view = this.viewOf(sitting, this.timeline.moments, this.awaits(this.ui.game.rules.actor(this.timeline.state)));
    return { ...view, choices: asked ? view.choices : [], quiz: true };
  }
}

const bodyOf = ({ by: _, ...body }: Step): StepBody => body as StepBody;
