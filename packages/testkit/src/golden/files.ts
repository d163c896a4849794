/** Playthroughs as files: `<name>.txt` in the folder of their game. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, type GameRecord, type GameTypes, type Play, SeededDice } from '@shinar/core';
import { type Chooser, randomChooser } from '../play/choosers.ts';
import { playOut } from '../play/play-out.ts';
import { goldenText, readPlaythrough } from './text.ts';

/** The names of the playthroughs in a folder, without the extension. */
export function playthroughNames(folder: URL): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.slice(0, -'.txt'.length))
    .sort();
}

const pathOf = (folder: URL, name: string): string => join(fileURLToPath(folder), `${name}.txt`);

/** A playthrough as it was written, and as the same steps play out today. */
export function comparePlaythrough<G extends GameTypes>(game: Game<G>, folder: URL, name: string): { written: string; today: string } {
  const written = readFileSync(pathOf(folder, name), 'utf8');
  const { title, record } = readPlaythrough(written);
  return { written, today: goldenText(game, record, title) };
}

/** Writes a record as a playthrough and returns its path. */
export function writePlaythrough<G extends GameTypes>(game: Game<G>, record: GameRecord, folder: URL, name: string, title: string): string {
  mkdirSync(folder, { recursive: true });
  const path = pathOf(folder, name);
  writeFileSync(path, goldenText(game, record, title));
  return path;
}

/** Rewrites the playthroughs of a folder from their own steps after an intended change; returns the names of those that changed. */
export function renewPlaythroughs<G extends GameTypes>(game: Game<G>, folder: URL): string[] {
  return playthroughNames(folder).filter((name) => {
    const { written, today } = comparePlaythrough(game, folder, name);
    writeFileSync(pathOf(folder, name), today);
    return written !== today;
  });
}

const TRIES = 10_000;

/** The first game of a seed for which `shows` holds. */
export function findGame<G extends GameTypes>(
  game: Game<G>,
  players: number,
  seed: number,
  shows: (play: Play<G>) => boolean,
  choose: Chooser<G> = randomChooser,
): Play<G> {
  for (let stream = 0; stream < TRIES; stream++) {
    const play = playOut(game, players, new SeededDice(seed, stream), choose);
    if (shows(play)) return play;
  }
  throw new Error(`findGame: none of ${TRIES} games of ${game.rules.id} shows it`);
}
