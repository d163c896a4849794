import { readText, SEED_FORM } from '@shinar/core';
import { BOT, checkBot } from '../../bots.ts';
import { defineCommand } from '../../command.ts';
import { print } from '../../output.ts';
import { boardOf, scoreOf } from '../../play/answers.ts';
import { seedFile, usualFile } from '../../play/files.ts';
import { openTable } from '../../play/open.ts';
import type { Table } from '../../play/table.ts';
import { Talk } from '../../play/talk.ts';
import { openTerminal } from '../../play/terminal.ts';
import { BOARD, PLAYERS, readGame, readNumber, readPlayers, readVoice } from '../../values.ts';

export const play = defineCommand({
  name: 'play',
  operand: 'GAME',
  about: 'play against bots, in the terminal',
  details: `Choose moves by number or type them; type “help” during the game to learn more. The draws are fair: before the game starts the SHA-256 of
its seed is shown and written, and when it’s over the seed is made public, so that shinar verify can check every draw.
The game is saved after every move, in shinar-GAME.json in this folder unless --record says otherwise; while it runs, its seed is in
FILE.seed beside it. If the file holds a game that isn’t over, that game continues. Input may also come from a pipe.`,
  options: {
    players: PLAYERS,
    board: BOARD,
    seat: { type: 'string', value: 'S', about: 'your seat, counted from 0 (0)' },
    bot: BOT,
    record: { type: 'string', value: 'FILE', about: 'the file the game is saved in (shinar-GAME.json, or the next free number)' },
    seed: { type: 'string', value: 'HEX', about: 'the seed of the draws, 64 hex digits (random)' },
    quick: { type: 'boolean', about: 'the others play right away, with no pause to undo your move' },
  },
  async run([id], values) {
    const voice = await readVoice(values.lang);
    const game = await readGame(id, values.board);
    const most = readPlayers(values.players, game) - 1;
    const file = values.record ?? usualFile(id);
    checkBot(values.bot);
    const wishes = {
      game,
      players: values.players === undefined ? undefined : readPlayers(values.players, game),
      seat: values.seat === undefined ? undefined : readNumber(values.seat, '--seat', 0, most),
      bot: values.bot,
      board: values.board === undefined ? undefined : game.board.name,
      seed: values.seed === undefined ? undefined : readText(values.seed, '--seed', SEED_FORM),
    };
    const table = await openTable(file, wishes, voice);
    await print(opening(table));
    const terminal = openTerminal();
    const over = await new Talk(table, terminal, values.quick === true).run();
    terminal.close();
    await print(`\n${over ? ending(table) : voice.messages.play.left(file, againCommand(id, table))}`);
    return 0;
  },
});

const againCommand = (id: string, { file, voice: { language } }: Table): string =>
  `shinar play ${id} --record ${file}${language === 'en' ? '' : ` --lang ${language}`}`;

function opening({ file, play: { players, steps }, seat, commitment, voice }: Table): string {
  const { play: say } = voice.messages;
  const begun = steps.length > 0 ? say.continues(steps.length, seat, players) : say.starts(seat, players);
  return [begun, say.fixed(commitment), say.kept(file, seedFile(file))].join('\n');
}

function ending(table: Table): string {
  const { file, play, seat, voice } = table;
  const { play: say } = voice.messages;
  table.finish();
  const { winners = [] } = play.record().result ?? {};
  const names = winners.map(voice.seat);
  const won = names.length > 1 ? say.shared(names) : winners[0] === seat ? say.youWin : say.wins(names.join());
  return `${boardOf(table)}\n\n${scoreOf(table)}\n\n${won} ${say.revealed(`shinar verify ${file}`)}`;
}
