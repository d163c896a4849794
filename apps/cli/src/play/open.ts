/** Begins a game, or goes on with the one in its file. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { commitmentTo, type Game, Play } from '@shinar/core';
import { BadInput } from '../bad-input.ts';
import { recordTexts } from '../input.ts';
import { referee } from '../referee.ts';
import { wordsOf } from '../words/index.ts';
import { dropSecret, readSecret, type Secret, saveSecret, seedFile } from './files.ts';
import { Table } from './table.ts';

/** Who plays against a person who asked for nobody else: the middle level. */
const OPPONENT = 'trader';

/** What the person asked for; on going on, only what was said must agree with the game. */
export interface Wishes {
  readonly game: Game;
  readonly players: number | undefined;
  readonly seat: number | undefined;
  readonly bot: string | undefined;
  readonly board: string | undefined;
  readonly seed: string | undefined;
}

export const openTable = (file: string, wishes: Wishes): Promise<Table> | Table =>
  existsSync(file) ? goOn(file, wishes) : begin(file, wishes);

function begin(file: string, { game, players = game.rules.seats[1], seat = 0, bot = OPPONENT, seed }: Wishes): Table {
  const secret: Secret = { seed: seed ?? randomBytes(32).toString('hex'), seat, bot };
  saveSecret(file, secret);
  const table = new Table(new Play(game, players), wordsOf(game), file, secret);
  table.save(false);
  return table;
}

async function goOn(file: string, wishes: Wishes): Promise<Table> {
  const { done, value } = await recordTexts(file).next();
  if (done) throw new Error('goOn: recordTexts gave nothing and said nothing');
  const { record, words, play } = referee(value, file);
  if (record.fairness === undefined)
    throw new BadInput(`${file}: not-committed: This game did not begin with play; it can only be replayed.`);
  if (record.fairness.seed !== undefined) {
    dropSecret(file);
    throw new BadInput(`${file}: game-over: This game is over. Replay it, or name another file with --record.`);
  }
  if (!existsSync(seedFile(file))) {
    throw new BadInput(`${seedFile(file)}: no-such-file: Without the seed of this game, chance cannot go on as committed.`);
  }
  const secret = readSecret(file, record.players);
  if (commitmentTo(secret.seed) !== record.fairness.commitment) {
    throw new BadInput(`${seedFile(file)}: commitment-broken: This is not the seed that ${file} is committed to.`);
  }
  agree(file, 'GAME', wishes.game.rules.id, record.game);
  agree(file, '--board', wishes.board, record.board);
  agree(file, '--players', wishes.players, record.players);
  agree(file, '--seat', wishes.seat, secret.seat);
  agree(file, '--bot', wishes.bot, secret.bot);
  agree(file, '--seed', wishes.seed, secret.seed);
  return new Table(play, words, file, secret);
}

function agree<T extends number | string>(file: string, place: string, wished: T | undefined, is: T): void {
  if (wished === undefined || wished === is) return;
  throw new BadInput(
    `${place}: other-game: The game in ${file} is another${place === '--seed' ? '' : `: it has ${is}`}. Name another file with --record.`,
  );
}
