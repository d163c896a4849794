import { BadInput } from '../bad-input.ts';
import { defineCommand } from '../command.ts';
import { recordTexts } from '../input.ts';
import { complain, Progress, print } from '../output.ts';
import { referee } from '../referee.ts';

export const verify = defineCommand({
  name: 'verify',
  operand: 'FILE...',
  about: 'referees records strictly',
  details: `Every step is played by the rules, every result is worked out again, and where a seed has been revealed every draw too.
The first fault of each record is told as FILE:LINE: PLACE: CLAUSE REASON: SENTENCE; the exit code is 1 if there is any.
A file holds one record a line, or a single one over several lines; - is standard input.`,
  options: {},
  async run(files) {
    const tally = { right: 0, unfinished: 0, wrong: 0 };
    const progress = new Progress();
    const telling = async (check: () => Promise<void> | void): Promise<void> => {
      try {
        await check();
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        progress.end();
        complain(error.message);
        tally.wrong++;
      }
    };
    for (const file of files) {
      await telling(async () => {
        for await (const text of recordTexts(file)) {
          await telling(() => {
            if (!referee(text, file).play.over) tally.unfinished++;
            tally.right++;
          });
          progress.show(() => `${tally.right + tally.wrong} records, ${tally.wrong} of them wrong`);
        }
      });
    }
    progress.end();
    const unfinished = tally.unfinished > 0 ? ` (${tally.unfinished} of them unfinished)` : '';
    await print(`${tally.right} right${unfinished}, ${tally.wrong} wrong`);
    return tally.wrong > 0 ? 1 : 0;
  },
});
