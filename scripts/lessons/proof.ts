/**
 * Whether the lessons teach good moves: `node scripts/with-node.mjs scripts/lessons/proof.ts sumeria --playouts 2000`, and `--lesson add` for just one.
 * docs/guide/analysis.md has the results.
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@shinar/catalogue';
import { weighLessons } from './weigh.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { playouts: { type: 'string', default: '2000' }, lesson: { type: 'string', multiple: true } },
});
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

for (const id of GAME_IDS.filter((each) => positionals.length === 0 || positionals.includes(each))) {
  const all = await weighLessons(id, Number(values.playouts), values.lesson);
  for (const { lesson, task, asked, better, lost } of all.filter(({ lost: { mean } }) => mean > 0.005)) {
    console.log(
      `${lesson} ${task + 1}: ${percent(lost.mean)} ± ${percent(lost.error)} lost by ${JSON.stringify(asked)}, better ${JSON.stringify(better)}`,
    );
  }
  console.log(
    `${id}: ${all.length} moves asked for, the worst loses ${percent(Math.max(0, ...all.map(({ lost: { mean } }) => mean)))} of the win`,
  );
}
