/** Starts a game, or resumes the one in its file. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { commitmentTo, type Game, Play } from '@shinar/core';
import { badFile } from '../bad-input.ts';
import { recordTexts } from '../input.ts';
import { referee } from '../story/referee.ts';
import type { Voice } from '../words/voice.ts';
import { dropSecret, readSecret, type Secret, saveSecret, seedFile } from './files.ts';
import { Table } from './table.ts';

/** The default opponent: the middle level. */
const OPPONENT = 'trader';

/** What the person asked for; when resuming a game, the options must agree with it. */
export interface Wishes {
  readonly game: Game;
  readonly players: number | undefined;
  readonly seat: number | undefined;
  readonly bot: string | undefined;
  readonly board: string | undefined;
  readonly seed: string | undefined;
}

export const openTable = (file: string, wishes: Wishes, voice: Voice): Promise<Table> | Table =>
  existsSync(file) ? goOn(file, wishes, voice) : begin(file, wishes, voice);

function begin(file: string, { game, players = game.rules.seats[1], seat = 0, bot = OPPONENT, seed }: Wishes, voice: Voice): Table {
  const secret: Secret = { seed: seed ?? randomBytes(32).toString('hex'), seat, bot };
  saveSecret(file, secret);
  const table = new Table(new Play(game, players), voice, file, secret);
  table.save(false);
  return table;
}

async function goOn(file: string, wishes: Wishes, voice: Voice): Promise<Table> {
  const { done, value } = await recordTexts(file).next();
  if (done) throw new Error('goOn: recordTexts gave nothing and said nothing');
  const { record, play } = referee(value, file, voice);
  if (record.fairness === undefined) throw badFile(file, 'not-committed', ({ notCommitted }) => notCommitted);
  if (record.fairness.seed !== undefined) {
    dropSecret(file);
    throw badFile(file, 'game-over', ({ over }) => over);
  }
  if (!existsSync(seedFile(file))) throw badFile(seedFile(file), 'no-such-file', ({ noSeed }) => noSeed);
  const secret = readSecret(file, record.players);
  if (commitmentTo(secret.seed) !== record.fairness.commitment) {
    throw badFile(seedFile(file), 'commitment-broken', ({ otherSeed }) => otherSeed(file));
  }
  agree(file, 'GAME', wishes.game.rules.id, record.game);
  agree(file, '--board', wishes.board, record.board);
  agree(file, '--players', wishes.players, record.players);
  agree(file, '--seat', wishes.seat, secret.seat);
  agree(file, '--bot', wishes.bot, secret.bot);
  agree(file, '--seed', wishes.seed, secret.seed);
  return new Table(play, voice, file, secret);
}

function agree<T extends number | string>(file: string, place: string, wished: T | undefined, is: T): void {
  if (wished === undefined || wished === is) return;
  throw badFile(place, 'other-game', ({ otherGame }) => otherGame(file, place === '--seed' ? undefined : String(is)));
}
