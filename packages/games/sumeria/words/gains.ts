/** What a move brings the player who makes it: their rank in its state, that state's place in the row, and what the round would then score. */
import type { Game, Seat } from '@shinar/core';
import {
  PHASE,
  ROUNDS,
  ranking,
  roundForecast,
  SCORED,
  type Sumeria,
  type SumeriaMove,
  type SumeriaState,
  setPoints,
  TILES,
} from '../rules/index.ts';
import type { Place } from './tokens.ts';
import type { SumeriaWords } from './words.ts';

type Told = Pick<SumeriaWords, 'messages' | 'who' | 'state' | 'tile'>;

export function gainsOf(
  { rules }: Game<Sumeria>,
  places: readonly Place[],
  state: SumeriaState,
  move: SumeriaMove,
  words: Told,
): readonly string[] {
  if (move.type === 'take') return taken(state, move.tiles, words);
  const at = move.type === 'move' ? move.to : 'at' in move ? move.at : undefined;
  if (at === undefined) return [];
  const after = state.clone();
  rules.apply(after, rules.encode(move));
  // once all three states are scored, the row has moved on
  if (after.round !== state.round || after.phase === PHASE.over) return [];
  const cityState = places[at]!.state;
  const rank = rankIn(state, after, cityState, move.type === 'remove', words);
  return [rank, ...pointsOf(state, after, words)];
}

/** S7.2: the mover's rank in the state now. */
function rankIn(before: SumeriaState, after: SumeriaState, cityState: number, isRemoval: boolean, words: Told): string {
  const { messages, who, state } = words;
  const { gains: m } = messages;
  const { actor: seat } = before;
  const was = ranking(before, cityState);
  const { controller, second } = ranking(after, cityState);
  const place = after.position[cityState]! + 1;
  const name = m.state(state(cityState), place, place > SCORED && after.round < ROUNDS - 1);
  const rival = (of: Seat): string | undefined => (of < 0 || of === seat ? undefined : who(of));
  if (controller === seat) return was.controller === seat ? m.ahead(name, rival(second)) : m.lead(name, rival(was.controller));
  if (isRemoval) return m.leaves(name, rival(controller));
  return second === seat ? m.second(name, who(controller)) : m.near(name, who(second));
}

/** How much more or less the round would score, if it were scored now. */
function pointsOf(before: SumeriaState, after: SumeriaState, { messages: { gains: m }, who }: Told): string[] {
  const { actor } = before;
  const was = roundForecast(before);
  const more = roundForecast(after).map((points, seat) => points - was[seat]!);
  const own = more[actor]!;
  const least = Math.min(...more.filter((_, seat) => seat !== actor));
  const rival = more.findIndex((points, seat) => seat !== actor && points === least);
  if (own > 0) return [m.more(own, least < 0 ? { who: who(rival), less: -least } : undefined)];
  return least < 0 ? [m.rivalLess(who(rival), -least)] : [];
}

/** S7.3, S9.1: what the tiles add to those already won. */
function taken(state: SumeriaState, tiles: readonly number[], { messages: { gains: m, and }, tile }: Told): string[] {
  const held = (kind: number): number => state.won[state.actor * TILES.length + kind]!;
  const kinds = [...new Set(tiles)];
  const more = kinds.map((kind) => ({ kind, count: held(kind) + tiles.filter((each) => each === kind).length }));
  const points = more.reduce((sum, { kind, count }) => sum + setPoints(count) - setPoints(held(kind)), 0);
  return [m.tiles(points, and(more.map(({ kind, count }) => m.set(count, tile(kind)))))];
}
