import { readFileSync } from 'node:fs';
import { Play, playStep } from '@shinar/core';
import { perft, readPlaythrough } from '@shinar/testkit';
import { checkPlaythroughs } from '@shinar/testkit/suites';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { assyria } from './index.ts';
import { PLOW } from './shared/cards.ts';
import { FIRST_SLOT, SLOTS } from './state.ts';

const FOLDER = new URL('./playthroughs/', import.meta.url);
const LAST_SLOTS = FIRST_SLOT.map((first, dignitary) => first + SLOTS[dignitary]! - 1);

checkPlaythroughs(assyria, FOLDER);

/** What a playthrough shows, by its events. */
function shownBy(name: string): Set<string> {
  const { record } = readPlaythrough(readFileSync(new URL(`${name}.txt`, FOLDER), 'utf8'));
  const shown = new Set<string>();
  const watch = watcher(shown);
  const play = new Play(assyria, record.players);
  for (const step of record.steps) playStep(play, step, 'step', watch);
  return shown;
}

function watcher(shown: Set<string>): (event: Event) => void {
  let reign = 1;
  let huts = [0, 0, 0, 0];
  let before: { seat: number; influence: number } | undefined;
  return (event) => {
    if (event.type === 'hutsStarved') shown.add('famine');
    if (event.type === 'deckRenewed') shown.add('reshuffle');
    if (event.type === 'wellDug') shown.add(`well in reign ${reign}`);
    if (event.type === 'reignBegun') reign++;
    if (event.type === 'cardBought' && event.card === PLOW) shown.add('plow bought');
    if (event.type === 'plowGained') shown.add('plow regained');
    if (event.type === 'intrigued') {
      huts[event.seat]!++;
      if (LAST_SLOTS.includes(event.slot)) shown.add('full dignitary');
    }
    if (event.type === 'ranked') {
      const tied = before?.influence === event.influence ? before : undefined;
      if (tied) shown.add(huts[tied.seat]! > huts[event.seat]! ? 'tie broken by huts' : 'tie broken by height');
      before = event;
    }
    if (event.type === 'assurCleared') {
      huts = [0, 0, 0, 0];
      before = undefined;
    }
    if (event.type === 'gameEnded' && event.winners.length > 1) shown.add('shared victory');
  };
}

describe.each(['two', 'three', 'four'])('the playthroughs of %s players show', (players) => {
  test('a famine, a well in each reign and a reshuffle', () => {
    const wells = [1, 2, 3].map((reign) => `well in reign ${reign}`);
    expect([...shownBy(`${players}-famine-and-wells`)]).toEqual(expect.arrayContaining(['famine', 'reshuffle', ...wells]));
  });

  test('a full dignitary, a plow bought and regained, and both ties in Assur', () => {
    const ties = ['tie broken by huts', 'tie broken by height'];
    expect([...shownBy(`${players}-ties-in-assur`)]).toEqual(
      expect.arrayContaining(['full dignitary', 'plow bought', 'plow regained', ...ties]),
    );
  });

  test('a shared victory', () => {
    expect([...shownBy(`${players}-shared-victory`)]).toContain('shared victory');
  });
});

/** Order of two seats; then 16 kinds of card, of which the ten with two copies can't come up three times in a row. */
test('perft of two players from the start', () => {
  expect(perft(assyria, 2, 5).map(({ sequences }) => sequences)).toEqual([2, 2, 2 * 16, 2 * 16 * 16, 2 * (16 ** 3 - 10)]);
});
