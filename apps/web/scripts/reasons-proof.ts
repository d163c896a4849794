/** How many hints have a reason: `node scripts/with-node.mjs apps/web/scripts/reasons-proof.ts [GAME] [--show]`. docs/guide/analysis.md has what came out. */
import { GAME_IDS } from '@shinar/catalogue';
import { reasonsOf } from '../src/bots/testing-reasons.ts';

const [only, ...more] = process.argv.slice(2);
for (const id of GAME_IDS.filter((each) => only === undefined || only === each)) {
  const told = await reasonsOf(id, { positions: 30, playouts: 600 });
  const count = (of: (one: (typeof told)[number]) => boolean): number => told.filter(of).length;
  const reasoned = count(({ gains, compared }) => gains.length > 0 || compared);
  const percent = Math.round((100 * reasoned) / told.length);
  console.log(
    `| ${id} | ${told.length} | ${count(({ gains }) => gains.length > 0)} | ${count(({ compared }) => compared)} | ${reasoned} (${percent} %) |`,
  );
  if (more.includes('--show')) for (const { advice, gains } of told) console.log(`  ${advice}: ${gains.join(' ') || '–'}`);
}
