/** A game step by step: the state after each step, and what that step did. */
import { type Code, type Dice, type Emit, type Game, type GameTypes, Play, playStep, type Step } from '@shinar/core';

export interface Moment<G extends GameTypes = GameTypes> {
  readonly state: G['state'];
  /** The step that led here; none for the table before the first draw, and in the middle of a step. */
  readonly step?: Step;
  readonly events: readonly G['event'][];
}

export class Timeline<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly players: number;
  play: Play<G>;
  /** One for the beginning and one for each step; one more in the middle of a step of several moves. */
  moments: readonly Moment<G>[];

  constructor(game: Game<G>, players: number, steps: readonly Step[]) {
    this.game = game;
    this.players = players;
    this.play = new Play(game, players);
    this.moments = [{ state: this.play.state.clone(), events: [] }];
    for (const step of steps) this.step(step, `steps[${this.length}]`);
  }

  /** How many whole steps have been played. */
  get length(): number {
    return this.play.steps.length;
  }

  /** Whether a step of several moves is begun and not whole. */
  get isHalf(): boolean {
    return this.moments.length - 1 > this.length;
  }

  get moment(): Moment<G> {
    return this.moments.at(-1)!;
  }

  get state(): G['state'] {
    return this.moment.state;
  }

  /** Plays a legal move: a whole step, or a part of one. */
  move(code: Code): void {
    this.add((emit) => this.play.move(code, emit));
  }

  /** Draws the whole step of chance that is due. */
  chance(dice: Dice): void {
    this.add((emit) => this.play.chance(dice, emit));
  }

  /** Plays a whole step from outside; throws an InputError where it is refused, which names the path. */
  step(step: Step, path: string): void {
    this.add((emit) => playStep(this.play, step, path, emit));
  }

  /** Comes to just after these steps; answers how many of them it was at already. */
  goTo(steps: readonly Step[]): number {
    const own = this.play.steps;
    const other = steps.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(own[i]));
    const same = other < 0 ? steps.length : other;
    this.cut(same);
    for (const step of steps.slice(same)) this.step(step, `steps[${this.length}]`);
    return same;
  }

  /** Goes back to just after `count` steps, from wherever it is behind them. */
  cut(count: number): void {
    if (count >= this.moments.length - 1) return;
    const steps = this.play.steps.slice(0, count);
    this.play = new Play(this.game, this.players);
    steps.forEach((step, i) => {
      playStep(this.play, step, `steps[${i}]`);
    });
    this.moments = this.moments.slice(0, count + 1);
  }

  /** Notes the moment after what is played, in place of one in the middle of the same step. */
  private add(playOn: (emit: Emit<G['event']>) => void): void {
    const whole = this.moments.slice(0, this.length + 1);
    const events = this.isHalf ? [...this.moment.events] : [];
    playOn((event) => events.push(event));
    const step = this.length === whole.length ? this.play.steps.at(-1) : undefined;
    this.moments = [...whole, { state: this.play.state.clone(), events, ...(step !== undefined && { step }) }];
  }
}
