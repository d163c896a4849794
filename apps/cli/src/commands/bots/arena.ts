import { readSpec, searches, specIn } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import type { Game } from '@shinar/core';
import { playAll } from '../../arena/crew.ts';
import { arenaPage } from '../../arena/page.ts';
import { keyOf, matchesOf, type Plan } from '../../arena/plan.ts';
import { appendResult, type Result, readResults } from '../../arena/results.ts';
import { standingsTable } from '../../arena/table.ts';
import { BadInput } from '../../bad-input.ts';
import { defineCommand, UsageError } from '../../command.ts';
import { EngineFault } from '../../engine/child.ts';
import { Program } from '../../engine/program.ts';
import { readProgram, withNumbers } from '../../engine/spec.ts';
import { complain, Progress, print, save } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers, readSeed, SEED } from '../../values.ts';

export const arena = defineCommand({
  name: 'arena',
  operand: 'GAME',
  about: 'lets bots play against each other and shows who is stronger',
  details: `The bots take the seats in turn: the same draws are played once for each of them, shifted by one seat. King against three others: king,greedy,greedy,greedy.
A bot is one of these: random; greedy; a level by name or number, also in a style of the game (king~builder) or as it once was (king@1); script or another script;
or a player with its settings: search:playouts=400, uct:ms=500, greedy:noise=0.02, planner:playouts=100. Your own program is exec:COMMAND, as in
exec:./mybot or exec+ms=50:python3 mybot.py. It speaks the protocol of docs/guide/engines.md and has one second per move unless you say otherwise.
Wins are shares of all wins; where two bots share the seats, half is an equal share. Skill is OpenSkill.
The longest move is given in clock time and in processor time, which isn’t affected by other work on the machine.
With --results, games are saved as they end and never played twice; you can put the files of several runs together.
Exit code 1 means that a game couldn’t be played, or that a program lost one through a fault of its own. It is reported, and the others play on.`,
  options: {
    bots: { type: 'string', value: 'A,B,...', about: 'who plays, two or more; join the settings of one bot with +' },
    players: PLAYERS,
    games: { type: 'string', value: 'K', about: 'how many games (100)' },
    seed: SEED,
    ms: { type: 'string', value: 'T', about: 'milliseconds per move, for all programs and bots that search' },
    playouts: { type: 'string', value: 'K', about: 'playouts per move, for all bots that search; nodes for programs' },
    jobs: { type: 'string', value: 'J', about: 'games at a time (1)' },
    results: { type: 'string', value: 'FILE', about: 'saves the results, one per line' },
    html: { type: 'string', value: 'FILE', about: 'writes a page with plots' },
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const players = readPlayers(values.players, game);
    const plan: Plan = {
      game: id,
      players,
      bots: await readBots(game, values.bots, budgetOf(values.ms, values.playouts)),
      seed: readSeed(values.seed),
      games: readNumber(values.games ?? '100', '--games', 1, 1_000_000),
    };
    const results = await playPlan(plan, readNumber(values.jobs ?? '1', '--jobs', 1, 64), values.results);
    // OpenSkill takes a while to load, and no other command needs it.
    const { standingsOf } = await import('../../arena/standing.ts');
    const standings = standingsOf(results);
    await print(standingsTable(standings));
    if (values.html !== undefined) save(values.html, arenaPage(`${id}, ${players} players, ${results.length} games`, standings));
    return results.length === plan.games && standings.every(({ faults }) => faults === 0) ? 0 : 1;
  },
});

interface Numbers {
  readonly ms?: number;
  readonly playouts?: number;
}

const budgetOf = (ms: string | undefined, playouts: string | undefined): Numbers => ({
  ...(ms !== undefined && { ms: readNumber(ms, '--ms', 1, 1_000_000) }),
  ...(playouts !== undefined && { playouts: readNumber(playouts, '--playouts', 1, 1e9) }),
});

async function readBots(game: Game, text: string | undefined, numbers: Numbers): Promise<string[]> {
  const bots = (text ?? '').split(',').filter((bot) => bot !== '');
  if (bots.length < 2) throw new UsageError(({ fewBots }) => fewBots);
  return Promise.all(bots.map((bot) => (readProgram(bot) === undefined ? readOwn(game, bot, numbers) : tryProgram(bot, numbers))));
}

function readOwn(game: Game, bot: string, numbers: Numbers): string {
  const budget = Object.entries(numbers).map(([name, value]) => `${name}=${value}`);
  const given = budget.length === 0 ? bot : `${bot}${bot.includes(':') ? '+' : ':'}${budget.join('+')}`;
  return searches(specIn(withBots(game), readSpec(given, '--bots'))) ? given : bot;
}

/** Starts it once before any game, so that a program that can't start is reported at once. */
async function tryProgram(bot: string, { ms, playouts }: Numbers): Promise<string> {
  try {
    await (await Program.start(readProgram(bot)!.command)).leave();
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    throw new BadInput('--bots', error.failing, () => `${bot}: ${error.message}.`);
  }
  return withNumbers(bot, [...(ms === undefined ? [] : [`ms=${ms}`]), ...(playouts === undefined ? [] : [`nodes=${playouts}`])]);
}

async function playPlan(plan: Plan, jobs: number, file: string | undefined): Promise<Result[]> {
  const known = new Map((file === undefined ? [] : readResults(file)).map((result) => [keyOf(result), result]));
  const matches = matchesOf(plan);
  const progress = new Progress();
  let ended = 0;
  const missing = matches.filter((match) => !known.has(keyOf(match)));
  await playAll(missing, jobs, (match, reply) => {
    ended++;
    progress.show(() => `${ended} of ${missing.length} games`);
    if ('failure' in reply) {
      complain(`A game failed: ${reply.failure} (${keyOf(match)})`);
      return;
    }
    const result: Result = { ...match, ...reply.outcome };
    for (const [seat, why] of Object.entries(result.faults ?? {}))
      complain(`${match.bots[Number(seat)]} lost a game in seat ${seat}: ${why} (${keyOf(match)})`);
    known.set(keyOf(match), result);
    if (file !== undefined) appendResult(file, result);
  });
  progress.end();
  return matches.flatMap((match) => known.get(keyOf(match)) ?? []);
}
