/** A game step by step: the state after each step, and what that step did. */
import { type Emit, type Game, type GameTypes, Play, playStep, type Step } from '@shinar/core';

export interface Moment<G extends GameTypes = GameTypes> {
  readonly state: G['state'];
  /** The step that led here; none for the table before the first draw. */
  readonly step?: Step;
  readonly events: readonly G['event'][];
}

export class Timeline<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly players: number;
  play: Play<G>;
  moments: Moment<G>[];

  constructor(game: Game<G>, players: number, steps: readonly Step[]) {
    this.game = game;
    this.players = players;
    this.play = new Play(game, players);
    this.moments = [{ state: this.play.state.clone(), events: [] }];
    for (const step of steps) this.add((emit) => playStep(this.play, step, `steps[${this.length}]`, emit));
  }

  /** How many steps have been played. */
  get length(): number {
    return this.moments.length - 1;
  }

  get state(): G['state'] {
    return this.moments[this.length]!.state;
  }

  /** Plays one whole step and notes the moment after it. */
  add(playOne: (emit: Emit<G['event']>) => void): void {
    const events: G['event'][] = [];
    playOne((event) => events.push(event));
    this.moments = [...this.moments, { state: this.play.state.clone(), step: this.play.steps.at(-1)!, events }];
  }

  /** Goes back to just after `count` steps. */
  cut(count: number): void {
    const steps = this.play.steps.slice(0, count);
    this.play = new Play(this.game, this.players);
    steps.forEach((step, i) => {
      playStep(this.play, step, `steps[${i}]`);
    });
    this.moments = this.moments.slice(0, count + 1);
  }
}
