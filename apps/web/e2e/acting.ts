/** Positions of a game of a level with itself, always the same, in which a seat acts. */
import { createBot } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { type Game, Play, type SeededDice, type StateBase } from '@shinar/core';

export function actingPositions(game: Game, players: number, level: number, dice: SeededDice): StateBase[] {
  const play = new Play(game, players);
  const bot = createBot(withBots(game), level, { players, seed: players });
  const seen: StateBase[] = [];
  while (!play.over) {
    if (game.rules.actor(play.state) < 0) {
      play.chance(dice);
      continue;
    }
    seen.push(play.state.clone());
    play.move(bot.choose(play.state));
  }
  return seen;
}
