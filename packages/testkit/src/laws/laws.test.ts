import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, replay } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { type Marsh, marsh } from '../../marsh/rules/index.ts';
import { Breach } from '../breach.ts';
import { HOSTILE_LAWS, LAWS, LawBroken } from '../law.ts';
import { PLANTED } from '../planted/faults.ts';
import { randomChooser } from '../play/choosers.ts';
import { conceive, type Subject } from '../subject.ts';
import { checkGame, type Trial } from './check-game.ts';

const GAMES = 20;
const saveTo = mkdtempSync(join(tmpdir(), 'shinar-laws-'));

/** The first law that a subject breaks. */
function breach(subject: Subject<Marsh>): Breach | LawBroken {
  try {
    const trial: Trial<Marsh> = { ...subject, players: 2, conceivable: conceive(subject, 2), fullEvery: 1, saveTo };
    for (let stream = 0; stream < GAMES; stream++) checkGame(trial, { seed: 1, stream }, randomChooser);
  } catch (error) {
    if (error instanceof Breach || error instanceof LawBroken) return error;
    throw error;
  }
  throw new Error(`${GAMES} games broke no law`);
}

describe('a planted fault is found under its law', () => {
  for (const [law, subjects] of Object.entries(PLANTED)) {
    test.each(subjects.map((subject, i) => [i + 1, subject] as const))(`${law}, fault %i`, (_, subject) => {
      expect(breach(subject).law).toBe(law);
    });
  }

  test('every law has one', () => {
    expect([...Object.keys(PLANTED), ...HOSTILE_LAWS].sort()).toEqual([...LAWS].sort());
  });
});

describe('a breach', () => {
  const found = breach(PLANTED['pieces are conserved'][0]!) as Breach;

  test('names the law, the game, the players, the seed, the game of the seed, the ply and the file', () => {
    expect(found.message).toMatch(/^marsh, 2 players, seed 1, game \d+, ply \d+: pieces are conserved: \d+ reeds\nrecord so far: /);
    expect(found.message).toContain(found.file);
  });

  test('saves the record so far, ready to be replayed', () => {
    const text = readFileSync(found.file, 'utf8');
    expect(text).toBe(`${found.record}\n`);
    expect(replay(marsh, readRecord(text)).steps.length).toBeGreaterThan(0);
  });
});
