/** All games with their bots, loaded at once. */
import type { BotGame, Room } from '@shinar/bots';
import type { Game } from '@shinar/core';
import { manifests } from './index.ts';

const rooms: Readonly<Record<string, Room>> = Object.fromEntries(
  await Promise.all(manifests.map(async ({ id, bot }) => [id, await bot()] as const)),
);

/** A game with its bot room. */
export function withBots(game: Game): BotGame {
  const bot = rooms[game.rules.id];
  if (bot === undefined) throw new Error(`withBots: ${game.rules.id} has no room for bots`);
  return { ...game, bot };
}
