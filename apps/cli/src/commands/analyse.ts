import { Analyst, CAREFUL, GLANCE } from '@shinar/bots';
import { analysisReport } from '../analysis/report.ts';
import { defineCommand } from '../command.ts';
import { findRecord } from '../input.ts';
import { Progress, print } from '../output.ts';
import { referee } from '../referee.ts';
import { readNumber } from '../values.ts';

export const analyse = defineCommand({
  name: 'analyse',
  operand: 'FILE',
  about: 'tells where a recorded game was decided',
  details: `What each seat could expect of the win throughout the game, what chance brought it, what it lost by its own choices, and the turning points:
for each the better step and what that would have brought. The same record gives the same analysis. The guide (docs/guide/analysis.md) tells how the
numbers come about. A file holds one record a line, or a single one over several lines; - is standard input.`,
  options: {
    game: { type: 'string', value: 'K', about: 'which record of the file, counted from 0 (0)' },
    quick: { type: 'boolean', about: 'a first picture in seconds' },
    json: { type: 'boolean', about: 'the whole analysis as one line of JSON' },
  },
  async run([file], values) {
    const wanted = readNumber(values.game ?? '0', '--game', 0, 2 ** 32);
    const { game, record, words } = referee(await findRecord(file, wanted), file);
    const analyst = new Analyst(game, record);
    const progress = new Progress();
    for (const { done } of analyst.run(values.quick ? GLANCE : CAREFUL)) progress.show(() => `${Math.floor(done * 100)} %`);
    progress.end();
    const { analysis } = analyst;
    await print(values.json ? JSON.stringify(analysis) : analysisReport({ game, record, words, analysis }));
    return 0;
  },
});
