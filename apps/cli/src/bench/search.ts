/** How many playouts per second the search makes, and where the time goes. */

import { type Profiler, Session } from 'node:inspector/promises';
import { Adviser, createBot } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { CHANCE, draw, type Game, MoveList, NOBODY, SeededDice, type StateBase } from '@shinar/core';

/** What time is spent on; whatever is none of these counts as the tree. */
export const PARTS = ['evaluation', 'legal lists', 'apply', 'copying', 'tree'] as const;
type Part = (typeof PARTS)[number];

export interface SearchTally {
  readonly playoutsPerSecond: number;
  readonly shares: Readonly<Record<Part, number>>;
}

/** Time counts for the outermost of these functions on the stack. */
const PART_OF: Readonly<Record<string, Part>> = {
  shares: 'evaluation',
  legal: 'legal lists',
  apply: 'apply',
  copyFrom: 'copying',
  draw: 'apply',
};
const POSITIONS = 12;
const PLAYOUTS = 2000;

/** Searches positions from a greedy game, each from scratch; counts processor time, so that other work on the machine matters little. */
export async function measureSearch(game: Game, players: number, playouts = PLAYOUTS): Promise<SearchTally> {
  const positions = positionsOf(game, players);
  think(game, players, positions, playouts);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  think(game, players, positions, playouts);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const before = process.cpuUsage();
  const made = think(game, players, positions, playouts);
  const { user, system } = process.cpuUsage(before);
  return { playoutsPerSecond: (made * 1e6) / (user + system), shares: sharesOf(profile.nodes) };
}

/** Some positions with a choice, spread over the game. */
function positionsOf(game: Game, players: number): StateBase[] {
  const { rules } = game;
  const bot = createBot(withBots(game), { player: 'greedy' }, { players, seed: 1 });
  const dice = new SeededDice(1);
  const state = rules.setup(players);
  const list = new MoveList();
  const seen: StateBase[] = [];
  for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
    rules.legal(state, list);
    if (actor !== CHANCE && list.length > 1) seen.push(state.clone());
    rules.apply(state, actor === CHANCE ? draw(rules, state, list, dice) : bot.choose(state));
  }
  return Array.from({ length: POSITIONS }, (_, k) => seen[Math.floor(((k + 0.5) * seen.length) / POSITIONS)]!);
}

/** Returns the number of playouts made. */
function think(game: Game, players: number, positions: readonly StateBase[], playouts: number): number {
  let made = 0;
  for (const state of positions) {
    const thinking = new Adviser(withBots(game), { players }).advise(state, { playouts }, Number.POSITIVE_INFINITY);
    let slice = thinking.next();
    while (!slice.done) slice = thinking.next();
    for (const { visits } of slice.value.moves) made += visits;
  }
  return made;
}

function sharesOf(nodes: readonly Profiler.ProfileNode[]): Record<Part, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
  const visit = (node: Profiler.ProfileNode, outer: Part): void => {
    const part = outer === 'tree' ? (PART_OF[node.callFrame.functionName] ?? 'tree') : outer;
    hits[part] += node.hitCount ?? 0;
    for (const child of node.children ?? []) visit(byId.get(child)!, part);
  };
  visit(nodes[0]!, 'tree');
  const all = Object.values(hits).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(PARTS.map((part) => [part, hits[part] / all])) as Record<Part, number>;
}
