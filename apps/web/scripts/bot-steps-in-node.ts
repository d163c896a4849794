/**
 * The same as `bot-steps.ts` in Node, so that a busy machine matters little: four times the processor time of the thread. Each game and number of
 * players is measured in a process that has done nothing before: `node scripts/with-node.mjs --all apps/web/scripts/bot-steps-in-node.ts`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Answer, type Call, serveBots } from '@shinar/bots';
import { findGame } from '@shinar/catalogue/load';
import { games } from '@shinar/catalogue/rules';
import { callsOf, SLOWER, told } from './bot-calls.ts';

const [, script, role] = process.argv;
const STDIN = 0;
if (role === 'measure') console.log(JSON.stringify(await timesOf(JSON.parse(readFileSync(STDIN, 'utf8')))));
else measureAll();

function measureAll(): void {
  for (const [id, { rules }] of Object.entries(games)) {
    for (let players = rules.seats[0]; players <= rules.seats[1]; players++) {
      const { stdout } = spawnSync(process.execPath, [script!, 'measure'], {
        input: JSON.stringify(callsOf(id, players)),
        encoding: 'utf8',
      });
      console.log(`${id}, ${players} players: ${told(JSON.parse(stdout))}`);
    }
  }
}

async function timesOf(calls: readonly Call[]): Promise<number[]> {
  let answered: (answer: Answer) => void = () => undefined;
  const scope: Parameters<typeof serveBots>[0] = { postMessage: (answer) => answered(answer), onmessage: null, setTimeout, performance };
  serveBots(scope, findGame);
  const times: number[] = [];
  for (const call of calls) {
    const before = process.threadCpuUsage();
    const answer = await new Promise<Answer>((done) => {
      answered = done;
      scope.onmessage?.({ data: call });
    });
    if ('failure' in answer) throw new Error(answer.failure);
    const { user, system } = process.threadCpuUsage(before);
    times.push(((user + system) / 1000) * SLOWER);
  }
  return times;
}
