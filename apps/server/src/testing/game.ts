/** For tests and long runs: somebody who follows a table's log and plays any legal step. */
import { gameOf } from '@shinar/catalogue/rules';
import { type Dice, MoveList, Play, playStep, SeededDice, type Step, type StepBody, type Tagged } from '@shinar/core';
import type { Entry } from '@shinar/protocol';

/** Any step that may be played now. */
export function anyStep({ game: { rules, steps }, state }: Play, dice: Dice): StepBody & { by: number } {
  const trial = state.clone();
  const list = new MoveList();
  const moves: Tagged[] = [];
  const by = rules.actor(trial);
  do {
    rules.legal(trial, list);
    const code = list.codes[dice.below(list.length)]!;
    moves.push(rules.decode(code));
    rules.apply(trial, code);
  } while (steps.continues(trial));
  return { by, ...steps.write(moves) };
}

/** The game as somebody sees it who gets the log entry by entry; throws if one is missing, comes twice, or breaks the rules. */
export class Follower {
  play: Play;
  length = 0;
  readonly dice: Dice;

  constructor(game: string, players: number, seed = 1) {
    this.play = new Play(gameOf(game), players);
    this.dice = new SeededDice(seed);
  }

  follow(entries: readonly Entry[]): void {
    for (const { index, step, undo } of entries) {
      if (index !== this.length) throw new Error(`expected the entry ${this.length}, got ${index}`);
      this.length++;
      if (step) playStep(this.play, step as Step, `entries[${index}]`);
      if (undo) this.back(undo.to);
    }
  }

  get actor(): number {
    return this.play.game.rules.actor(this.play.state);
  }

  any(): StepBody & { by: number } {
    return anyStep(this.play, this.dice);
  }

  private back(to: number): void {
    const { steps, game, players } = this.play;
    this.play = new Play(game, players);
    for (const step of steps.slice(0, to)) playStep(this.play, step, 'undo');
  }
}

let tickets = 0;
export const newTicket = (): string => `ticket-${process.pid}-${++tickets}`.padEnd(8, '0');
