/** A game in words, step by step. */
import { type Code, type Play, type Tagged, total } from '@shinar/core';
import type { TerminalWords } from '@shinar/words';
import type { Voice } from '../words/voice.ts';
import { typedStep } from './typed.ts';

export interface Told {
  readonly index: number;
  /** What was done or drawn, and what followed. */
  readonly lines: readonly string[];
  /** What each seat gained or lost. */
  readonly gains: readonly number[];
}

/** Plays one whole step, taking its moves from `next`, and describes it. */
export function tellStep(play: Play, words: TerminalWords, next: () => Code): Told {
  const { steps } = play.game;
  const index = play.steps.length;
  const before = scoresOf(play);
  const events: Tagged[] = [];
  do play.move(next(), (event) => events.push(event));
  while (steps.continues(play.state));
  const lines = words.events(events);
  const { by: _, ...body } = play.steps[index]!;
  return {
    index,
    lines: lines.length > 0 ? lines : [typedStep(body, steps, words)],
    gains: scoresOf(play).map((score, seat) => score - before[seat]!),
  };
}

/** Plays and describes a recorded step; it must have been refereed already. */
export function tellRecorded(play: Play, words: TerminalWords, { by: _, ...body }: Play['steps'][number]): Told {
  const { rules, steps } = play.game;
  const codes = steps.read(body, 'step').map((move) => rules.encode(move));
  return tellStep(play, words, () => codes.shift()!);
}

export function scoresOf({ game, players, state }: Play): number[] {
  return Array.from({ length: players }, (_, seat) => total(game.rules, state, seat));
}

/** `12  Seat 1 moves a trader: Kish → Ur  [Seat 1 +3]`: just what was done, or everything that followed. */
export function storyLines({ index, lines, gains }: Told, voice: Voice, whole: boolean): string[] {
  const changed = gains.flatMap((points, seat) => (points === 0 ? [] : [`${voice.seat(seat)} ${points > 0 ? '+' : ''}${points}`]));
  const points = changed.length > 0 ? `  [${changed.join(', ')}]` : '';
  const [first, ...others] = whole ? lines : lines.slice(0, 1);
  return [`${String(index).padStart(4)}  ${first}${points}`, ...others.map((line) => `      ${line}`)];
}
