import { defineCommand } from '../../command.ts';
import { print } from '../../output.ts';
import { BOARD, readGame } from '../../values.ts';

export const board = defineCommand({
  name: 'board',
  operand: 'GAME',
  about: 'prints the board as JSON, or checks a board file',
  details: 'The names are those used in game files. With --board the file is checked, and printed if nothing is wrong with it.',
  options: { board: BOARD },
  async run([id], values) {
    const { board } = await readGame(id, values.board);
    await print(JSON.stringify(board.data, undefined, 2));
    return 0;
  },
});
