/** Moves at first sight, without any rollout: each with what the seat to act can expect after it, in points. */
import { type Code, type Game, MoveList, type Rules, type StateBase } from '@shinar/core';
import type { Plans } from '../room.ts';
import { Policy } from './policy.ts';

export interface Seeming {
  readonly code: Code;
  readonly points: number;
}

export class FirstSight {
  private readonly rules: Rules;
  private readonly policy: Policy;
  private readonly list = new MoveList();

  constructor(game: Game, { numbers, insightOf }: Plans, players: number) {
    this.rules = game.rules;
    this.policy = new Policy(game, insightOf(numbers), players);
  }

  /** Those that sensible actions begin with, the best first. */
  sensible(state: StateBase): Seeming[] {
    const byCode = new Map<Code, number>();
    for (const { action, value } of this.policy.rank(state)) {
      const [code] = action.codes as readonly [Code];
      if (!byCode.has(code)) byCode.set(code, value);
    }
    return [...byCode].map(([code, points]) => ({ code, points }));
  }

  /** All other legal ones, the best first: what is not sensible by itself may still begin something that is. */
  others(state: StateBase): Seeming[] {
    const sensible = this.sensible(state).map(({ code }) => code);
    this.rules.legal(state, this.list);
    const others = this.list.toArray().filter((code) => !sensible.includes(code));
    return others.map((code) => ({ code, points: this.after(state, code) })).sort((a, b) => b.points - a.points);
  }

  private after(state: StateBase, code: Code): number {
    const after = state.clone();
    this.rules.apply(after, code);
    const bare = this.policy.worth(state, code);
    return this.rules.actor(after) === this.rules.actor(state) ? Math.max(bare, this.policy.rank(after)[0]!.value) : bare;
  }
}
