/** The engine protocol, measured and proved: steps per second with a trivial program, then a thousand games per game and number of players with the guide's random bot. */
import { GAME_IDS } from '@shinar/catalogue';
import { gameOf } from '@shinar/catalogue/rules';
import { playMatch } from '../apps/cli/src/arena/match.ts';
import { Programs } from '../apps/cli/src/engine/seats.ts';

/** Games per kind for the random bot; 0 measures only the speed. */
const GAMES = Number(process.argv[2] ?? 1000);
const FIRST_GAMES = 1000;
/** Per lane, before counting starts: programs start up, code gets warm. */
const WARM_GAMES = 20;
const FIRST = `exec:${process.execPath} examples/engines/first.mjs`;
const RANDOM = 'exec:python3 examples/engines/random.py';
/** Games at a time, each with its own programs: while one waits for an answer, another is served. */
const LANES = 4;
const lanes = Array.from({ length: LANES }, () => new Programs());

interface Run {
  readonly steps: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** The program plays every seat. */
async function playGames(bot: string, game: string, players: number, count: number): Promise<Run> {
  const bots = Array.from({ length: players }, () => bot);
  const faults: string[] = [];
  let steps = 0;
  await Promise.all(
    lanes.map(async (programs) => {
      for (let draw = 0; draw < WARM_GAMES; draw++) await playMatch({ game, players, bots, seed: 0, draw }, programs);
    }),
  );
  const began = performance.now();
  const draws = Array.from({ length: count }, (_, draw) => draw).values();
  await Promise.all(
    lanes.map(async (programs) => {
      for (const draw of draws) {
        const outcome = await playMatch({ game, players, bots, seed: 1, draw }, programs);
        steps += outcome.moves.reduce((sum, moves) => sum + moves, 0);
        faults.push(...Object.values(outcome.faults ?? {}));
      }
    }),
  );
  return { steps, seconds: (performance.now() - began) / 1000, faults };
}

let wrong = 0;
for (const id of GAME_IDS) {
  const [fewest, most] = gameOf(id).rules.seats;
  const first = await playGames(FIRST, id, most, FIRST_GAMES);
  console.log(`${id}: ${Math.round(first.steps / first.seconds)} steps a second with a program that plays the first legal step`);
  for (let players = fewest; GAMES > 0 && players <= most; players++) {
    const { steps, seconds, faults } = await playGames(RANDOM, id, players, GAMES);
    wrong += faults.length;
    const speed = Math.round(steps / seconds);
    console.log(`${id}, ${players} players: ${GAMES} games, ${steps} steps, ${speed} a second, ${faults.length} faults ${faults[0] ?? ''}`);
  }
}
await Promise.all(lanes.map((programs) => programs.leave()));
process.exitCode = wrong === 0 ? 0 : 1;
