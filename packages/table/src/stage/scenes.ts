/** A step as scenes: what happens in each, and the board as each leaves it. */
import type { Game, GameTypes, Seat, Step } from '@shinar/core';
import type { Token } from '@shinar/words';
import type { GameUi } from '../game-ui.ts';
import type { Sound } from '../sounds/index.ts';
import type { Moment } from '../timeline.ts';
import type { Cue } from './cues.ts';

export interface Scene<G extends GameTypes = GameTypes> {
  /** Tells it from all others of a game: the number of its step, and a part that grows. */
  readonly key: number;
  /** Who made the step that it belongs to. */
  readonly by: Step['by'] | undefined;
  readonly events: readonly G['event'][];
  readonly before: G['state'];
  readonly state: G['state'];
  readonly beats: number;
  readonly banner: boolean;
  readonly sums: boolean;
  readonly sound: Sound | undefined;
  /** Where its points fly from. */
  readonly from: string | undefined;
  /** Where it happens, all that is told of. */
  readonly told: readonly string[];
  /** Whose pieces come out of the reserve, and to where. */
  readonly brought: readonly { readonly seat: Seat; readonly to: Token }[];
  /** Who takes what. */
  readonly taken: readonly NonNullable<Cue['takes']>[];
}

interface Frame<G extends GameTypes> {
  readonly event: G['event'];
  /** Just after the event: rules change the state first and tell then. */
  readonly state: G['state'];
}

/** What a step that is not shown otherwise takes. */
const USUAL_BEATS = 2;
/** More than a step has events. */
const MOST_EVENTS = 10_000;

/** Plays a step once more, and stops at every event. */
function framesOf<G extends GameTypes>({ rules, steps }: Game<G>, before: G['state'], { by: _, ...body }: Step): Frame<G>[] {
  const state = before.clone();
  const frames: Frame<G>[] = [];
  for (const move of steps.read(body, 'step'))
    rules.apply(state, rules.encode(move), (event) => frames.push({ event, state: state.clone() }));
  return frames;
}

const cueOf = <G extends GameTypes>(ui: GameUi<G>, events: readonly G['event'][], i: number): Cue =>
  ui.cue?.(events[i]!, events[i - 1]) ?? (i === 0 ? { beats: USUAL_BEATS } : {});

/** Where scenes begin: an event that takes no time belongs to what came before, and the first of all to what comes after. */
function partsOf<G extends GameTypes>(ui: GameUi<G>, events: readonly G['event'][], from: number) {
  const parts: { cues: Cue[]; first: number; beats: number }[] = [];
  for (let i = from; i < events.length; i++) {
    const cue = cueOf(ui, events, i);
    const last = parts.at(-1);
    const beats = cue.beats ?? 0;
    if (last === undefined || (beats > 0 && last.beats > 0)) parts.push({ cues: [cue], first: i, beats });
    else {
      last.cues.push(cue);
      last.beats = Math.max(last.beats, beats);
    }
  }
  return parts;
}

/** How many beats a step is shown. */
export const beatsOf = <G extends GameTypes>(ui: GameUi<G>, { events }: Moment<G>): number =>
  partsOf(ui, events, 0).reduce((sum, { beats }) => sum + beats, 0);

/** The scenes of the step that led to a moment, but not of its first `seen` events. */
export function scenesOf<G extends GameTypes>(ui: GameUi<G>, moments: readonly Moment<G>[], step: number, seen = 0): Scene<G>[] {
  const moment = moments[step]!;
  const start = moments[step - 1]!.state;
  const { events } = moment;
  const frames = moment.step === undefined ? undefined : framesOf(ui.game, start, moment.step);
  const stateAfter = (end: number): G['state'] =>
    end === events.length || frames === undefined ? moment.state : end === 0 ? start : frames[end - 1]!.state;
  const parts = partsOf(ui, events, seen).filter(({ beats }) => beats > 0);
  return parts.map(({ cues, first, beats }, i) => {
    const end = parts[i + 1]?.first ?? events.length;
    return {
      key: step + first / MOST_EVENTS,
      by: moment.step?.by,
      events: events.slice(first, end),
      before: stateAfter(first),
      state: stateAfter(end),
      beats,
      banner: cues.some(({ banner }) => banner),
      sums: cues.some(({ sums }) => sums),
      sound: cues.find(({ sound }) => sound !== undefined)?.sound,
      from: cues.map(({ from, at }) => from ?? at?.[0]).find((spot) => spot !== undefined),
      told: cues.flatMap(({ from, at = [] }) => (from === undefined ? at : [from, ...at])),
      brought: cues.flatMap(({ brings, at }) => (brings === undefined || at?.[0] === undefined ? [] : [{ seat: brings, to: at[0] }])),
      taken: cues.flatMap(({ takes }) => takes ?? []),
    };
  });
}
