/** A game under way: its state and its steps so far. */
import { type Code, MoveList } from './code.ts';
import { boardDataOf, CHANCE, type Emit, type Game, type GameTypes, NOBODY, type Seat, total } from './contract.ts';
import { type Dice, draw } from './dice.ts';
import type { Fairness } from './fairness.ts';
import { FORMAT, type GameRecord, type GameResult, type Step } from './record.ts';

export class Play<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly players: number;
  readonly state: G['state'];
  readonly steps: Step[] = [];
  /** The moves of a step not yet complete. */
  private open: G['move'][] = [];
  private readonly list = new MoveList();
  private spare: G['state'] | undefined;

  constructor(game: Game<G>, players: number) {
    this.game = game;
    this.players = players;
    this.state = game.rules.setup(players);
  }

  get over(): boolean {
    return this.game.rules.actor(this.state) === NOBODY;
  }

  /** The step that a legal move completes, or undefined if the step goes on after it. */
  stepWith(code: Code): Step | undefined {
    const { rules, steps } = this.game;
    const trial = this.trial();
    const actor = rules.actor(trial);
    rules.apply(trial, code);
    if (steps.continues(trial)) return undefined;
    return { by: actor === CHANCE ? 'chance' : actor, ...steps.write([...this.open, rules.decode(code)]) };
  }

  /** A copy of the state for trying moves on; the same object every time. */
  trial(): G['state'] {
    this.spare ??= this.state.clone();
    return this.spare.copyFrom(this.state);
  }

  /** Plays a legal move; the step is written once its last move has been played. */
  move(code: Code, emit?: Emit<G['event']>): void {
    const { rules, steps } = this.game;
    const actor = rules.actor(this.state);
    this.open.push(rules.decode(code));
    rules.apply(this.state, code, emit);
    if (steps.continues(this.state)) return;
    this.steps.push({ by: actor === CHANCE ? 'chance' : actor, ...steps.write(this.open) });
    this.open = [];
  }

  /** Draws the whole chance step that is due. */
  chance(dice: Dice, emit?: Emit<G['event']>): void {
    const { rules, steps } = this.game;
    do {
      rules.legal(this.state, this.list);
      this.move(draw(rules, this.state, this.list, dice), emit);
    } while (steps.continues(this.state));
  }

  record(fairness?: Fairness): GameRecord {
    const { rules, board } = this.game;
    return {
      format: FORMAT,
      game: rules.id,
      players: this.players,
      board: board.name,
      ...boardDataOf(this.game),
      rules: rules.version,
      ...(fairness && { fairness }),
      steps: this.steps.slice(),
      ...(this.over && { result: resultOf(this.game, this.state, this.players) }),
    };
  }
}

export function resultOf<G extends GameTypes>(game: Game<G>, state: G['state'], players: number): GameResult {
  const shares = new Float64Array(players);
  game.rules.result(state, shares);
  const seats: Seat[] = Array.from({ length: players }, (_, seat) => seat);
  return { scores: seats.map((seat) => total(game.rules, state, seat)), winners: seats.filter((seat) => shares[seat] > 0) };
}

/** The take-back law: a seat may take back to just after the last step that was not its own. */
export function takeBackFloor(steps: readonly Step[], seat: Seat): number {
  return steps.findLastIndex((step) => step.by !== seat) + 1;
}
