import { isGameId, manifestOf } from '@shinar/catalogue';
import { type GameRecord, Play } from '@shinar/core';
import { defineCommand } from '../../command.ts';
import { findRecord } from '../../input.ts';
import { print } from '../../output.ts';
import { type Refereed, referee } from '../../story/referee.ts';
import { scoreTable } from '../../story/score-table.ts';
import { storyLines, tellRecorded } from '../../story/steps.ts';
import { readNumber, readVoice } from '../../values.ts';
import type { Voice } from '../../words/voice.ts';

export const replay = defineCommand({
  name: 'replay',
  operand: 'FILE',
  about: 'shows a recorded game in words',
  details: `Shows every move with the points it scored, then the board and the points at the end; with --step only one move, and the board after it.
The game is checked first, as verify does. A file holds one game per line, or a single game over several lines; - is standard input.`,
  options: {
    step: { type: 'string', value: 'N', about: 'only this move, counted from 0' },
    events: { type: 'boolean', about: 'everything that happened in each move' },
    game: { type: 'string', value: 'K', about: 'which game of the file, counted from 0 (0)' },
  },
  async run([file], values) {
    const voice = await readVoice(values.lang);
    const wanted = readNumber(values.game ?? '0', '--game', 0, 2 ** 32);
    const refereed = referee(await findRecord(file, wanted), file, voice);
    const { record } = refereed;
    const steps = record.steps.length;
    const only = values.step === undefined ? undefined : readNumber(values.step, '--step', 0, steps - 1);
    await print(header(record, voice));
    await tell(refereed, voice, only, values.events === true || only !== undefined);
    return 0;
  },
});

async function tell({ game, record, words }: Refereed, voice: Voice, only: number | undefined, whole: boolean): Promise<void> {
  const play = new Play(game, record.players);
  for (const step of record.steps.slice(0, only === undefined ? undefined : only + 1)) {
    const told = tellRecorded(play, words, step);
    if (only === undefined || only === told.index) await print(storyLines(told, voice, whole).join('\n'));
  }
  await print(`\n${words.board(play.state)}\n\n${scoreTable(play, words, voice)}`);
}

function header({ game, players, board, rules, fairness, steps, result }: GameRecord, voice: Voice): string {
  const { replay: say } = voice.messages;
  const draws = fairness?.seed ? say.checked : fairness ? say.fixed(fairness.commitment) : say.unproved;
  const ended = result ? say.won(steps.length, result.winners.map(voice.seat), result.scores) : say.unfinished(steps.length);
  const name = isGameId(game) ? manifestOf(game).cover[voice.language].name : game;
  return `${say.game(name, players, board, rules)}; ${draws}\n${ended}\n`;
}
