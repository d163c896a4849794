import { BadInput } from '../../bad-input.ts';
import { defineCommand } from '../../command.ts';
import { recordTexts } from '../../input.ts';
import { complain, Progress, print } from '../../output.ts';
import { referee } from '../../story/referee.ts';
import { readVoice } from '../../values.ts';

export const verify = defineCommand({
  name: 'verify',
  operand: 'FILE...',
  about: 'checks recorded games move by move',
  details: `Every move is played again by the rules and every result worked out again; where the seed is known, so is every draw.
The first mistake in each game is shown as FILE:LINE: PLACE: RULE REASON: SENTENCE; the exit code is then 1.
A file holds one game per line, or a single game over several lines; - is standard input.`,
  options: {},
  async run(files, values) {
    const voice = await readVoice(values.lang);
    const { verify: say } = voice.messages;
    const tally = { right: 0, unfinished: 0, wrong: 0 };
    const progress = new Progress();
    const telling = async (check: () => Promise<void> | void): Promise<void> => {
      try {
        await check();
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        progress.end();
        complain(error.in(voice));
        tally.wrong++;
      }
    };
    for (const file of files) {
      await telling(async () => {
        for await (const text of recordTexts(file)) {
          await telling(() => {
            if (!referee(text, file, voice).play.over) tally.unfinished++;
            tally.right++;
          });
          progress.show(() => say.progress(tally.right + tally.wrong, tally.wrong));
        }
      });
    }
    progress.end();
    const { right, unfinished, wrong } = tally;
    await print(unfinished > 0 ? say.unfinished(right, unfinished, wrong) : say.right(right, wrong));
    return tally.wrong > 0 ? 1 : 0;
  },
});
