/** Writes playthroughs: `node scripts/golden.ts GAME --renew`, or `GAME NAME --title TEXT --players N [--seed S] [--bot random|lively] [--shows TEXT]`. */
import { gameOf } from '@shinar/catalogue/rules';
import { goldenCommand } from '@shinar/testkit';

const [id = '', ...args] = process.argv.slice(2);
const folder = new URL(`../packages/games/${id}/rules/playthroughs/`, import.meta.url);
for (const line of goldenCommand(gameOf(id), folder, args)) console.log(line);
