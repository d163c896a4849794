import { type GameRecord, Play } from '@shinar/core';
import { defineCommand } from '../command.ts';
import { findRecord } from '../input.ts';
import { print } from '../output.ts';
import { type Refereed, referee } from '../referee.ts';
import { scoreTable } from '../score-table.ts';
import { storyLines, tellRecorded } from '../story.ts';
import { readNumber } from '../values.ts';

export const replay = defineCommand({
  name: 'replay',
  operand: 'FILE',
  about: 'shows a recorded game in words',
  details: `Every step with what it scored, then the board and the points at the end; with --step one step alone, and the board after it.
The record is refereed first, as verify does. A file holds one record a line, or a single one over several lines; - is standard input.`,
  options: {
    step: { type: 'string', value: 'N', about: 'this step only, counted from 0 as in the record' },
    events: { type: 'boolean', about: 'what happened in each step, also what followed by itself' },
    game: { type: 'string', value: 'K', about: 'which record of the file, counted from 0 (0)' },
  },
  async run([file], values) {
    const wanted = readNumber(values.game ?? '0', '--game', 0, 2 ** 32);
    const refereed = referee(await findRecord(file, wanted), file);
    const { record } = refereed;
    const steps = record.steps.length;
    const only = values.step === undefined ? undefined : readNumber(values.step, '--step', 0, steps - 1);
    await print(header(record));
    await tell(refereed, only, values.events === true || only !== undefined);
    return 0;
  },
});

async function tell({ game, record, words }: Refereed, only: number | undefined, withEvents: boolean): Promise<void> {
  const play = new Play(game, record.players);
  for (const step of record.steps.slice(0, only === undefined ? undefined : only + 1)) {
    const told = tellRecorded(play, words, step);
    if (only === undefined || only === told.index) await print(storyLines(told, withEvents).join('\n'));
  }
  await print(`\n${words.board(play.state)}\n\n${scoreTable(play, words)}`);
}

function header({ game, players, board, rules, fairness, steps, result }: GameRecord): string {
  const chance = fairness?.seed ? 'seed revealed, every draw checked' : fairness ? `committed to ${fairness.commitment}` : 'not committed';
  return `${game}, ${players} players, board ${board}, rules ${rules}; chance: ${chance}
${steps.length} steps; ${result ? `won by ${result.winners.map((seat) => `seat ${seat}`).join(' and ')}, ${result.scores.join(' to ')}` : 'unfinished'}
`;
}
