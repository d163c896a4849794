import { readText, SEED_FORM } from '@shinar/core';
import { BOT, checkBot } from '../bots.ts';
import { defineCommand } from '../command.ts';
import { print } from '../output.ts';
import { boardOf, scoreOf } from '../play/answers.ts';
import { seedFile, usualFile } from '../play/files.ts';
import { openTable } from '../play/open.ts';
import type { Table } from '../play/table.ts';
import { Talk } from '../play/talk.ts';
import { openTerminal } from '../play/terminal.ts';
import { BOARD, PLAYERS, readGame, readNumber, readPlayers } from '../values.ts';

export const play = defineCommand({
  name: 'play',
  operand: 'GAME',
  about: 'a game against bots, in the terminal',
  details: `Moves are chosen by number or typed; "help" during the game tells more. Chance is fair: before the game begins a commitment to its
seed is shown and written, and when it is over the seed is told, so that shinar verify can check every draw.
The record is written after every step, to shinar-GAME.json in this folder unless --record says otherwise; while the game runs, its
seed is in FILE.seed beside it. If the file holds a game that is not over, that game goes on. Input may also come from a pipe.`,
  options: {
    players: PLAYERS,
    board: BOARD,
    seat: { type: 'string', value: 'S', about: 'your seat, counted from 0 (0)' },
    bot: BOT,
    record: { type: 'string', value: 'FILE', about: 'the file of the record (shinar-GAME.json, or the next free number)' },
    seed: { type: 'string', value: 'HEX', about: 'the seed of chance, 64 hex digits (drawn at random)' },
    quick: { type: 'boolean', about: 'the others play on at once, without a pause to take your step back' },
  },
  async run([id], values) {
    const game = await readGame(id, values.board);
    const most = readPlayers(values.players, game) - 1;
    const file = values.record ?? usualFile(id);
    checkBot(values.bot);
    const table = await openTable(file, {
      game,
      players: values.players === undefined ? undefined : readPlayers(values.players, game),
      seat: values.seat === undefined ? undefined : readNumber(values.seat, '--seat', 0, most),
      bot: values.bot,
      board: values.board === undefined ? undefined : game.board.name,
      seed: values.seed === undefined ? undefined : readText(values.seed, '--seed', SEED_FORM),
    });
    await print(opening(table));
    const terminal = openTerminal();
    const over = await new Talk(table, terminal, values.quick === true).run();
    terminal.close();
    await print(over ? ending(table) : `\nThe game is saved in ${file}. To go on: shinar play ${id} --record ${file}`);
    return 0;
  },
});

function opening({ file, play, seat, commitment }: Table): string {
  const begun = play.steps.length > 0 ? `goes on after ${play.steps.length} steps` : 'begins';
  return `The game ${begun}; you are seat ${seat} of ${play.players}. "help" tells what you can type.
Chance is committed to ${commitment}
The record is kept in ${file}, the seed until the end in ${seedFile(file)} (do not look).`;
}

function ending(table: Table): string {
  table.finish();
  const { winners = [] } = table.play.record().result ?? {};
  const won = winners.includes(table.seat) ? 'You win' : `Seat ${winners.join(' and seat ')} wins`;
  return `\n${boardOf(table)}\n\n${scoreOf(table)}\n
${won}${winners.length > 1 ? ', shared' : ''}. The seed is told now; check the whole game with: shinar verify ${table.file}`;
}
