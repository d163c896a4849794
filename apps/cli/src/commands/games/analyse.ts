import { Analyst, depthsOf } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { analysisReport } from '../../analysis/report.ts';
import { defineCommand } from '../../command.ts';
import { findRecord } from '../../input.ts';
import { Progress, print } from '../../output.ts';
import { referee } from '../../story/referee.ts';
import { readNumber, readVoice } from '../../values.ts';

export const analyse = defineCommand({
  name: 'analyse',
  operand: 'FILE',
  about: 'shows where a recorded game was decided',
  details: `Shows each seat’s winning chances through the game, what it gained by luck and lost by its own moves, and the turning points: for each, the
better move and what it would have gained. The same game always gives the same analysis; docs/guide/analysis.md explains the numbers.
A file holds one game per line, or a single game over several lines; - is standard input.`,
  options: {
    game: { type: 'string', value: 'K', about: 'which game of the file, counted from 0 (0)' },
    quick: { type: 'boolean', about: 'a quick look, in seconds' },
    json: { type: 'boolean', about: 'the whole analysis as one line of JSON' },
  },
  async run([file], values) {
    const voice = await readVoice(values.lang);
    const wanted = readNumber(values.game ?? '0', '--game', 0, 2 ** 32);
    const { game, record, words } = referee(await findRecord(file, wanted), file, voice);
    const thinking = withBots(game);
    const analyst = new Analyst(thinking, record);
    const { glance, careful } = depthsOf(thinking);
    const progress = new Progress();
    for (const { done } of analyst.run(values.quick ? glance : careful)) progress.show(() => `${Math.floor(done * 100)}%`);
    progress.end();
    const { analysis } = analyst;
    await print(values.json ? JSON.stringify(analysis) : analysisReport({ game, record, words, voice, analysis }));
    return 0;
  },
});
