/** Positions out of whole games by bots. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type GameRecord, readRecord, writeRecord } from '@shinar/core';
import type { Page } from 'playwright-core';
import { settled } from './app.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Files of a worker share them. */
const played = new Map<string, GameRecord>();

/** A game between bots of the second level, always the same. */
export function gameByBots(game: string): GameRecord {
  const simulate = ['apps/cli/src/main.ts', 'simulate', game, '--bot', 'potter', '--seed', '3'];
  const record = played.get(game) ?? readRecord(execFileSync(process.execPath, simulate, { cwd: ROOT, encoding: 'utf8' }));
  played.set(game, record);
  return record;
}

/** The game up to that part of it, where a player is to act. */
export function partOf(record: GameRecord, part: number): GameRecord {
  const end = record.steps.findIndex(({ by }, i) => i >= record.steps.length * part && by !== 'chance');
  const { result: _, ...unfinished } = record;
  return end < 0 ? record : { ...unfinished, steps: record.steps.slice(0, end) };
}

/** Imports a record on the start page, so that people play on. */
export async function importGame(page: Page, record: GameRecord): Promise<void> {
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(writeRecord(record)) };
  await page.locator('.kept input[type=file]').setInputFiles(file);
  await settled(page);
}
