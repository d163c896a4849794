/** `npm start`: a game of Sumeria against bots in the terminal. Arguments are those of `shinar play`. */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const play = ['apps/cli/src/main.ts', 'play', ...(args.length > 0 ? args : ['sumeria'])];
process.exit(spawnSync(process.execPath, play, { stdio: 'inherit' }).status ?? 1);
