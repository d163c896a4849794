/** The rest of a part of the game, with everyone playing at first sight. */
import { CHANCE, type Code, draw, type Game, MoveList, NOBODY, type Rules, SeededDice, type StateBase } from '@shinar/core';
import type { Clock } from '../clock.ts';
import type { Action } from './insight.ts';
import { taste } from './liking.ts';
import type { Outlook } from './outlook.ts';
import { type Policy, perform } from './policy.ts';

/** Between the seeds of two seats, so that no other rollout has them. */
const APART = 0x10000;

export class Rollout {
  /** Where the last rollout ended. */
  readonly state: StateBase;
  private readonly rules: Rules;
  private readonly policy: Policy;
  private readonly outlook: Outlook;
  private readonly list = new MoveList();
  private readonly clock: Clock;
  private readonly seed: number;
  /** How inaccurate everyone's choices are, in points. */
  private readonly noise: number;

  constructor({ rules }: Game, policy: Policy, outlook: Outlook, noise: number, seed: number, clock: Clock) {
    this.rules = rules;
    this.policy = policy;
    this.outlook = outlook;
    this.noise = noise;
    this.seed = seed;
    this.clock = clock;
    this.state = rules.setup(policy.players);
  }

  /** Plays some codes, then on to the end of the part, and writes each seat's expected points there; false if time ran out. The same stream is the same luck. */
  play(root: StateBase, codes: readonly Code[], stream: number, end: number, out: Float64Array): boolean {
    const { rules, policy, list } = this;
    const part = policy.insight.part(root);
    // one for each seat, so that a fight of one does not change the luck of the others
    const dice = Array.from({ length: policy.players }, (_, seat) => new SeededDice((this.seed + seat * APART) >>> 0, stream));
    const state = this.state.copyFrom(root);
    let mover = Math.max(0, rules.actor(root));
    const liking = (action: Action): number => taste(this.noise, this.seed, stream, mover, action);
    perform(rules, state, codes);
    for (let actor = rules.actor(state); actor !== NOBODY && policy.insight.part(state) === part; actor = rules.actor(state)) {
      if (this.clock.now() > end) return false;
      if (actor === CHANCE) {
        rules.legal(state, list);
        rules.apply(state, draw(rules, state, list, dice[mover]!));
      } else {
        mover = actor;
        perform(rules, state, policy.choose(state, liking).codes);
      }
    }
    this.outlook.expect(state, out);
    return true;
  }
}
