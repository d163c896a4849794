/** Plays whole actions: the best at first sight, or the best after playing out the rest of the part several times with each of the promising ones. */
import { type Code, type Game, type Rules, SeededDice, type StateBase } from '@shinar/core';
import { type Clock, STOPPED_CLOCK } from '../clock.ts';
import type { Budget, Player } from '../player.ts';
import type { Insight } from './insight.ts';
import { slips } from './liking.ts';
import { ahead, type Outlook } from './outlook.ts';
import { Policy, type Seen } from './policy.ts';
import { Race } from './race.ts';
import { Rollout } from './rollout.ts';

export interface PlannerSettings {
  /** How far behind at first sight, in points, an action may be and still be looked into; and how many are, at most. */
  readonly margin: number;
  readonly width: number;
  /** How inaccurate everyone's choices are when the rest is played out, in points. */
  readonly noise: number;
  /** First sight counts as much as this many playouts. */
  readonly prior: number;
  /** Whether it plays on before it chooses, or chooses at first sight. */
  readonly ponders: boolean;
  /** How inaccurate its own first sight is, in points; and how many terms it overlooks in each part of the game. */
  readonly slip: number;
  readonly blind: number;
}

export const PLANNER: PlannerSettings = { margin: 6, width: 8, noise: 1, prior: 4, ponders: true, slip: 0, blind: 0 };

const SLICE_MS = 15;

export class Planner implements Player {
  readonly policy: Policy;
  private readonly rules: Rules;
  private readonly rollout: Rollout;
  private readonly settings: PlannerSettings;
  private readonly seed: number;
  private readonly clock: Clock;
  private readonly points: Float64Array;
  private readonly state: StateBase;
  /** The remaining codes of the current action, and the position in which the next is due. */
  private ahead: readonly Code[] = [];
  private due = 0;
  private part = -1;

  constructor(game: Game, insight: Insight, outlook: Outlook, players: number, settings: PlannerSettings, seed: number, clock: Clock) {
    this.rules = game.rules;
    this.policy = new Policy(game, insight, players);
    this.rollout = new Rollout(game, this.policy, outlook, settings.noise, seed + 1, clock);
    this.points = new Float64Array(players);
    this.settings = settings;
    this.seed = seed;
    this.clock = clock;
    this.state = game.rules.setup(players);
  }

  *think(state: StateBase, budget: Budget): Generator<undefined, Code> {
    const hash = state.hash();
    if (this.ahead.length > 0 && this.due === hash) return this.next(state);
    const dice = new SeededDice(this.seed, hash);
    this.look(state);
    this.ahead = yield* this.decide(state, budget, dice);
    return this.next(state);
  }

  /** Continues the chosen action. */
  private next(state: StateBase): Code {
    const [code, ...rest] = this.ahead as readonly [Code, ...Code[]];
    const after = this.state.copyFrom(state);
    this.rules.apply(after, code);
    this.ahead = this.rules.actor(after) === this.rules.actor(state) ? rest : [];
    this.due = after.hash();
    return code;
  }

  /** In each part of the game it overlooks other terms, at random. */
  private look(state: StateBase): void {
    const { insight } = this.policy;
    const part = insight.part(state);
    if (part === this.part || this.settings.blind === 0) return;
    this.part = part;
    const dice = new SeededDice(this.seed, part * 64 + this.rules.actor(state));
    this.policy.overlook(Array.from({ length: this.settings.blind }, () => 1 + dice.below(insight.terms.length - 1)));
  }

  private *decide(state: StateBase, budget: Budget, dice: SeededDice): Generator<undefined, readonly Code[]> {
    const { ponders, slip, margin, width } = this.settings;
    if (!ponders) return this.policy.choose(state, slips(slip, dice)).codes;
    const ranked = this.policy.rank(state);
    const promising = ranked.slice(0, width).filter(({ value }) => value >= ranked[0]!.value - margin);
    if (promising.length === 1) return promising[0]!.action.codes;
    return yield* this.compare(state, promising, budget);
  }

  /** Plays on with each action in turn, with the same luck for all, and leaves those that fall behind. */
  private *compare(
    state: StateBase,
    promising: readonly Seen[],
    { playouts: most = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: Budget,
  ): Generator<undefined, readonly Code[]> {
    const timed = ms !== Number.POSITIVE_INFINITY && this.clock !== STOPPED_CLOCK;
    if (most === Number.POSITIVE_INFINITY && !timed) throw new Error('planner: it needs playouts, or milliseconds and a clock');
    const began = this.clock.now();
    const end = began + ms;
    let slice = began;
    const luck = state.hash();
    const race = new Race(promising, this.settings.prior);
    for (let done = 0, round = 0; done < most && race.runners.length > 1; round++) {
      for (const runner of race.runners) {
        if (this.clock.now() - slice >= SLICE_MS) {
          yield;
          slice = this.clock.now();
        }
        const result = this.playout(state, runner.action.codes, (luck + round) >>> 0, end);
        if (result === undefined) return race.best.action.codes;
        race.add(runner, result);
        if (++done === most) return race.best.action.codes;
      }
      race.leave();
    }
    return race.best.action.codes;
  }

  /** The acting seat's result of one rollout; undefined if time ran out. */
  private playout(root: StateBase, codes: readonly Code[], stream: number, end: number): number | undefined {
    if (!this.rollout.play(root, codes, stream, end, this.points)) return undefined;
    return ahead(this.points, this.rules.actor(root));
  }
}
