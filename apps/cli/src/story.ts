/** A game in words, step by step. */
import { type Actor, CHANCE, type Code, type Play, type Tagged, total } from '@shinar/core';
import type { Words } from './words/words.ts';

export interface Told {
  readonly index: number;
  readonly by: Actor;
  /** What was chosen or drawn, move by move. */
  readonly moves: readonly string[];
  /** What came of it. */
  readonly events: readonly string[];
  /** What each seat gained or lost. */
  readonly gains: readonly number[];
}

const actorName = (actor: Actor): string => (actor === CHANCE ? 'chance' : `seat ${actor}`);

/** Plays one whole step, move by move as `next` gives them, and tells it. */
export function tellStep(play: Play, words: Words, next: () => Code): Told {
  const { rules, steps } = play.game;
  const index = play.steps.length;
  const by = rules.actor(play.state);
  const before = scoresOf(play);
  const moves: string[] = [];
  const events: string[] = [];
  do {
    const code = next();
    const emitted: Tagged[] = [];
    moves.push(words.move(rules.decode(code), play.state));
    play.move(code, (event) => emitted.push(event));
    events.push(...emitted.map((event) => words.event(event, play.state)));
  } while (steps.continues(play.state));
  return { index, by, moves, events, gains: scoresOf(play).map((score, seat) => score - before[seat]!) };
}

/** The next of some recorded steps, told; they must have been refereed before. */
export function tellRecorded(play: Play, words: Words, { by: _, ...body }: Play['steps'][number]): Told {
  const { rules, steps } = play.game;
  const codes = steps.read(body, 'step').map((move) => rules.encode(move));
  return tellStep(play, words, () => codes.shift()!);
}

export function scoresOf({ game, players, state }: Play): number[] {
  return Array.from({ length: players }, (_, seat) => total(game.rules, state, seat));
}

/** One line, `12  seat 1  move kish ur  [seat 1 +3]`; or, for the events, one line for each. */
export function storyLines({ index, by, moves, events, gains }: Told, withEvents: boolean): string[] {
  const changed = gains.flatMap((points, seat) => (points === 0 ? [] : [`seat ${seat} ${points > 0 ? '+' : ''}${points}`]));
  const [first, ...others] = withEvents ? events : [moves.join(', ')];
  const points = changed.length > 0 ? `  [${changed.join(', ')}]` : '';
  return [
    `${String(index).padStart(4)}  ${actorName(by).padEnd(6)}  ${first}${points}`,
    ...others.map((event) => `${' '.repeat(14)}${event}`),
  ];
}
