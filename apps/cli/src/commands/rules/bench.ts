import { gameOf } from '@shinar/catalogue/rules';
import { type Game, SeededDice } from '@shinar/core';
import { copyTime, playFor, type Tally } from '../../bench/loop.ts';
import { measureSearch, PARTS } from '../../bench/search.ts';
import { defineCommand } from '../../command.ts';
import { Progress, print } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers } from '../../values.ts';

const WARM_UP = 700;
const RUN = 1000;
const COPIES = 2_000_000;

export const bench = defineCommand({
  name: 'bench',
  operand: 'GAME',
  about: 'measures how fast random games are played',
  details: `On one thread: the legal list, a uniform choice, apply; chance drawn by its weights. Moves are those of the seats.
After a warm-up, shows the best of several one-second runs. With --search, shows how many playouts per second the searching bots make, and where their time goes.`,
  options: {
    players: PLAYERS,
    runs: { type: 'string', value: 'R', about: 'how many runs (5)' },
    search: { type: 'boolean', about: 'measures the bots’ search instead' },
    json: { type: 'boolean', about: 'one line of JSON: game, players, movesPerSecond, gamesPerSecond, bytesPerState' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const { rules } = game;
    const players = readPlayers(values.players, game);
    if (values.search) {
      await print(await tellSearch(game, players));
      return 0;
    }
    const runs = readNumber(values.runs ?? '5', '--runs', 1, 1000);
    const progress = new Progress();
    playFor(WARM_UP, rules, players, new SeededDice(0));
    let best: Tally = { movesPerSecond: 0, gamesPerSecond: 0 };
    for (let run = 1; run <= runs; run++) {
      progress.show(() => `run ${run} of ${runs}`);
      const tally = playFor(RUN, rules, players, new SeededDice(run));
      if (tally.movesPerSecond > best.movesPerSecond) best = tally;
    }
    progress.end();
    const movesPerSecond = Math.round(best.movesPerSecond);
    const gamesPerSecond = Math.round(best.gamesPerSecond);
    const bytesPerState = rules.setup(players).bytes.length;
    if (values.json) {
      await print(JSON.stringify({ game: id, players, movesPerSecond, gamesPerSecond, bytesPerState }));
      return 0;
    }
    const copy = Math.min(...Array.from({ length: runs }, () => copyTime(rules, players, COPIES)));
    await print(`${id}, ${players} players, best of ${runs} runs on one thread
moves a second   ${movesPerSecond}
games a second   ${gamesPerSecond}
bytes a state    ${bytesPerState}
copying a state  ${copy.toFixed(1)} ns`);
    return 0;
  },
});

export async function tellSearch(game: Game, players: number, playouts?: number): Promise<string> {
  const { playoutsPerSecond, shares } = await measureSearch(game, players, playouts);
  const parts = PARTS.map((part) => `${part.padEnd(18)}${Math.round(shares[part] * 100)}%`);
  return `${game.rules.id}, ${players} players, one thread, by the processor's time
playouts a second ${Math.round(playoutsPerSecond)}
${parts.join('\n')}`;
}
