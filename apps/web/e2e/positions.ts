/** Positions out of whole games by bots. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { GAME_IDS } from '@shinar/catalogue';
import { type GameRecord, readRecord, writeRecord } from '@shinar/core';
import type { Page } from 'playwright-core';
import { settled } from './app.ts';

const ROOT = join(import.meta.dirname, '../../..');
const simulate = (game: string): string[] => ['apps/cli/src/main.ts', 'simulate', game, '--bot', 'potter', '--seed', '3'];

/** Plays a game of each kind for whoever is started after this, as thinking takes longer than reading; answers what removes them. */
export async function playGames(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'shinar-games-'));
  for (const game of GAME_IDS) {
    const { stdout } = await promisify(execFile)(process.execPath, simulate(game), { cwd: ROOT });
    writeFileSync(join(folder, game), stdout);
  }
  process.env.SHINAR_GAMES = folder;
  return () => rmSync(folder, { recursive: true });
}

/** Files of a worker share them. */
const played = new Map<string, GameRecord>();

/** A game between bots of the second level, always the same. */
export function gameByBots(game: string): GameRecord {
  const folder = process.env.SHINAR_GAMES;
  const record =
    played.get(game) ??
    readRecord(
      folder === undefined
        ? execFileSync(process.execPath, simulate(game), { cwd: ROOT, encoding: 'utf8' })
        : readFileSync(join(folder, game), 'utf8'),
    );
  played.set(game, record);
  return record;
}

/** The game up to that part of it, where a player is to act. */
export function partOf(record: GameRecord, part: number): GameRecord {
  const end = record.steps.findIndex(({ by }, i) => i >= record.steps.length * part && by !== 'chance');
  const { result: _, ...unfinished } = record;
  return end < 0 ? record : { ...unfinished, steps: record.steps.slice(0, end) };
}

/** The beginning of Sumeria, in which a player is to act at once: people play it, and no bot has to think. */
export const begunGame = (): GameRecord => partOf(gameByBots('sumeria'), 0);

/** Imports a record on the start page, so that people play on. */
export async function importGame(page: Page, record: GameRecord): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(record)) };
  await page.locator('.kept input[type=file]').setInputFiles(file);
  await settled(page);
}
