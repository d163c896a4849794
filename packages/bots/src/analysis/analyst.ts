/** Analyses a game in passes: first a glance at every position, then a closer look at suspicious choices, then the costly ones again with more care. */
import { CHANCE, type Code, type GameRecord, MoveList } from '@shinar/core';
import type { BotGame } from '../room.ts';
import { planned } from '../rooms.ts';
import type { Value } from '../valuing.ts';
import { type Analysis, type Choice, type Finding, verdictOn } from './analysis.ts';
import type { Depth } from './depth.ts';
import { type Position, type Positions, positionsOf } from './positions.ts';
import { ahead, spread, Weigher } from './weigh.ts';

/** How far the analysis at one depth has got, from 0 to 1. */
export interface Progress {
  readonly done: number;
}

/** Every `parts`-th step, starting with step `which`. */
export interface Part {
  readonly which: number;
  readonly parts: number;
}

const WHOLE: Part = { which: 0, parts: 1 };
/** A move less than this behind at first sight counts as good as the best. */
const SUSPICIOUS = 0.01;
/** A loss of this much after the first weighing is weighed again. */
const WEIGHTY = 0.02;
/** A would-be blunder is weighed once more, this many times as long, where a longer search may change its mind; rollouts of plans are as sure as their number says. */
const SURER = 4;
const NOTHING = { mean: 0, error: 0 };
/** Roughly how much of the work each pass is. */
const PARTS = { look: 0.2, weigh: 0.35, check: 0.45 };

export class Analyst {
  private readonly game: BotGame;
  private readonly players: number;
  private readonly positions: Positions;
  private readonly curve: Value[];
  private readonly findings: Finding[];
  private readonly list = new MoveList();

  /** The record must have been refereed already. */
  constructor(game: BotGame, record: Pick<GameRecord, 'players' | 'steps'>) {
    this.game = game;
    this.players = record.players;
    this.positions = positionsOf(game, record);
    const { valuers } = new Weigher(game, this.players);
    const states = [...this.positions.steps.map(({ state }) => state), this.positions.last];
    this.curve = states.map((state) => plainValue(valuers[0]!.judged(state)));
    this.findings = this.positions.steps.map(() => ({ kind: 'open' }));
  }

  /** What has been found so far. */
  get analysis(): Analysis {
    return { players: this.players, curve: [...this.curve], findings: [...this.findings] };
  }

  /**
   * Goes through the whole game step by step: between steps the caller can show progress, or stop. Or through one part of it, so that several
   * workers can share the job: what is found at a step doesn't depend on the steps looked at before.
   */
  *run(depth: Depth, { which, parts }: Part = WHOLE): Generator<Progress, void> {
    const weigher = new Weigher(this.game, this.players);
    const suspects: Suspect[] = [];
    const { steps } = this.positions;
    for (const [i, position] of steps.entries()) {
      if (i % parts !== which) continue;
      const suspect = this.look(i, position, weigher, depth);
      if (suspect !== undefined) suspects.push(suspect);
      yield { done: (PARTS.look * (i + 1)) / steps.length };
    }
    for (const [i, suspect] of suspects.entries()) {
      this.findings[suspect.step] = this.weigh(suspect, weigher, depth.weigh, false);
      yield { done: PARTS.look + (PARTS.weigh * (i + 1)) / suspects.length };
    }
    const weighty = suspects.filter(({ step }) => lossAt(this.findings[step]!) > WEIGHTY);
    for (const [i, suspect] of weighty.entries()) {
      this.findings[suspect.step] = this.check(suspect, weigher, depth);
      yield { done: PARTS.look + PARTS.weigh + (PARTS.check * (i + 1)) / weighty.length };
    }
    yield { done: 1 };
  }

  /** A glance at one position; returns the choice if it may have been wrong. */
  private look(step: number, { state, actor, codes }: Position, weigher: Weigher, depth: Depth): Suspect | undefined {
    const valuer = weigher.valuers[0]!;
    if (actor === CHANCE) {
      this.findings[step] = { kind: 'chance', luck: this.luck(step, weigher, depth) };
      return undefined;
    }
    this.game.rules.legal(state, this.list);
    if (this.list.length === 1) {
      this.curve[step] = plainValue(valuer.value(state, depth.look));
      this.findings[step] = { kind: 'forced' };
      return undefined;
    }
    const played = codes[0]!;
    const { code, value, behind } = valuer.favourite(state, depth.look, played);
    this.curve[step] = plainValue(value);
    if (code !== played && behind > SUSPICIOUS) return { step, best: code };
    this.findings[step] = this.fine(step, value);
    return undefined;
  }

  /** What chance brought each seat: the position it led to, compared with the mean over its draws. Also gives the value before the draw. */
  private luck(step: number, weigher: Weigher, depth: Depth) {
    const before = this.positions.steps[step]!.state;
    const after = this.positions.steps[step + 1]?.state ?? this.positions.last;
    const values = weigher.valuers.map((valuer) => ({
      mean: valuer.value(before, depth.luck * depth.draws, depth.draws),
      came: valuer.value(after, depth.luck),
    }));
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    this.curve[step] = plainValue(values[0]!.mean);
    return seats.map((seat) => spread(values.map(({ mean, came }) => came.shares[seat]! - mean.shares[seat]!)));
  }

  /** Searches the step played and the better one alike. */
  private weigh({ step, best }: Suspect, weigher: Weigher, playouts: number, checked: boolean): Choice {
    const { state, actor, codes } = this.positions.steps[step]!;
    const [better, played] = [best, codes[0]!].map((code) => weigher.weigh(state, code, playouts));
    return {
      kind: 'choice',
      seat: actor,
      best,
      better: this.stepOf(best, step),
      lost: ahead(better!, played!, actor),
      played: played!.mean,
      instead: better!.mean,
      gain: weigher.gain(better!, played!, actor),
      checked,
    };
  }

  /** Looks for the best step once more with the larger budget, and weighs that. */
  private check({ step }: Suspect, weigher: Weigher, depth: Depth): Choice {
    const { state, codes } = this.positions.steps[step]!;
    const { code, value } = weigher.valuers[0]!.favourite(state, depth.check, codes[0]!);
    this.curve[step] = plainValue(value);
    if (code === codes[0]) return this.fine(step, value);
    const suspect = { step, best: code };
    const choice = this.weigh(suspect, weigher, depth.check, true);
    const doubtful = verdictOn(choice) === 'blunder' && planned(this.game) === undefined;
    return doubtful ? this.weigh(suspect, weigher, depth.check * SURER, true) : choice;
  }

  private fine(step: number, value: Value): Choice {
    const { actor, codes } = this.positions.steps[step]!;
    const [best] = codes as readonly [Code];
    const same = plainValue(value);
    return {
      kind: 'choice',
      seat: actor,
      best,
      better: this.stepOf(best, step),
      lost: NOTHING,
      played: same,
      instead: same,
      gain: undefined,
      checked: true,
    };
  }

  private stepOf(code: Code, step: number) {
    return { by: this.positions.steps[step]!.actor, ...this.game.steps.write([this.game.rules.decode(code)]) };
  }
}

interface Suspect {
  readonly step: number;
  readonly best: Code;
}

const lossAt = (finding: Finding): number => (finding.kind === 'choice' ? finding.lost.mean : 0);
/** A value without the positions it is based on. */
const plainValue = ({ shares, points }: Value): Value => ({ shares, points });
