import { SeededDice, writeRecord } from '@shinar/core';
import { playOut } from '@shinar/testkit';
import { BOT, readBot } from '../../bots.ts';
import { defineCommand } from '../../command.ts';
import { Progress, print } from '../../output.ts';
import { BOARD, PLAYERS, readGame, readNumber, readPlayers, readSeed, SEED } from '../../values.ts';

export const simulate = defineCommand({
  name: 'simulate',
  operand: 'GAME',
  about: 'lets bots play games and writes them down',
  details: `Writes one game per line to standard output. The same seed gives the same games everywhere; the draws come from a fast generator
and can’t be verified against a published seed.`,
  options: {
    players: PLAYERS,
    games: { type: 'string', value: 'K', about: 'how many games (1)' },
    seed: SEED,
    bot: BOT,
    board: BOARD,
  },
  async run([id], values) {
    const game = await readGame(id, values.board);
    const players = readPlayers(values.players, game);
    const count = readNumber(values.games ?? '1', '--games', 1, 2 ** 32);
    const seed = readSeed(values.seed);
    const bot = readBot(values.bot, game, players);
    const progress = new Progress();
    for (let k = 0; k < count; k++) {
      await print(writeRecord(playOut(game, players, new SeededDice(seed, k), bot).record()));
      progress.show(() => `${k + 1} of ${count} games`);
    }
    progress.end();
    return 0;
  },
});
