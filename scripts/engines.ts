/** The engine protocol, measured and proved: steps a second with a trivial program, then a thousand games of each kind by the random bot of the guide. */
import { GAME_IDS } from '@shinar/catalogue';
import { gameOf } from '@shinar/catalogue/rules';
import { playMatch } from '../apps/cli/src/arena/match.ts';
import { Programs } from '../apps/cli/src/engine/seats.ts';

/** Of the random bot, for each kind; with 0 only the speed is measured. */
const GAMES = Number(process.argv[2] ?? 1000);
const FIRST_GAMES = 1000;
/** Of each lane, before anything is counted: programs start, code gets warm. */
const WARM_GAMES = 20;
const FIRST = `exec:${process.execPath} examples/engines/first.mjs`;
const RANDOM = 'exec:python3 examples/engines/random.py';
/** Games at a time, each with programs of its own: while one waits for an answer another is served. */
const LANES = 4;
const lanes = Array.from({ length: LANES }, () => new Programs());

interface Run {
  readonly steps: number;
  readonly seconds: number;
  readonly faults: readonly string[];
}

/** All seats of a game are this program's. */
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
