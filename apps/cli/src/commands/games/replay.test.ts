import { games } from '@shinar/catalogue/rules';
import { SeededDice, writeRecord } from '@shinar/core';
import { playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { newFile, shinar, shinarHere } from '../../testing.ts';

const recordOf = (id: string, seed: number) => {
  const game = games[id]!;
  return playOut(game, game.rules.seats[1], new SeededDice(seed)).record();
};
const record = recordOf('sumeria', 1);
const stepLines = (out: string): string[] => out.split('\n').filter((line) => /^ {0,3}\d+ {2}\S/.test(line));

test.each(Object.keys(games))('replay tells every step of a game of %s, and how it ended', async (id) => {
  const { steps, result } = recordOf(id, 2);
  const { code, out, err } = await shinarHere('replay', newFile(writeRecord(recordOf(id, 2))));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(stepLines(out)).toHaveLength(steps.length);
  expect(out).toContain(`${steps.length} moves; won by Seat ${result!.winners.join(' and Seat ')}, ${result!.scores.join(' to ')}`);
  expect(out.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^total +${result!.scores.join(' +')}$`));
});

test('the gains told add up to the scores', async () => {
  const { out } = await shinarHere('replay', newFile(writeRecord(record)));
  const sums = record.result!.scores.map(() => 0);
  for (const [, seat, points] of out.matchAll(/Seat (\d) ([+-]\d+)[,\]]/g)) sums[Number(seat)]! += Number(points);
  expect(sums).toEqual(record.result!.scores);
});

test('--step tells one step as its events, --events tells them all so', async () => {
  const file = newFile(writeRecord(record));
  const one = await shinarHere('replay', file, '--step', '30');
  expect(stepLines(one.out)).toHaveLength(1);
  expect(stepLines(one.out)[0]).toMatch(/^ {2}30 {2}Seat/);
  const all = await shinarHere('replay', file, '--events');
  const plain = await shinarHere('replay', file);
  expect(stepLines(all.out)).toHaveLength(record.steps.length);
  expect(all.out.split('\n').length).toBeGreaterThan(plain.out.split('\n').length);
  const past = await shinarHere('replay', file, '--step', String(record.steps.length));
  expect(past).toMatchObject({ code: 1, err: expect.stringContaining('--step: not-in-range') });
});

test('--game picks a record of several; there must be so many', async () => {
  const second = recordOf('sumeria', 5);
  const file = newFile(`${writeRecord(record)}\n${writeRecord(second)}\n`);
  const { out } = await shinarHere('replay', file, '--game', '1');
  expect(out).toContain(second.result!.scores.join(' to '));
  const third = await shinarHere('replay', file, '--game', '2');
  expect(third).toMatchObject({ code: 1, err: expect.stringContaining('no-such-record: There’s no game 2: the file has 2') });
});

test('- reads standard input; an unfinished game is told as far as it goes', async () => {
  const { result: _, ...begun } = record;
  const input = writeRecord({ ...begun, steps: record.steps.slice(0, 5) });
  const { code, out } = await shinar(['replay', '-'], { input });
  expect(code).toBe(0);
  expect(out).toContain('5 moves; unfinished');
  expect(stepLines(out)).toHaveLength(5);
});

test('a wrong record is refused as verify does', async () => {
  const wrong = writeRecord({ ...record, result: { ...record.result!, winners: [] } });
  const { code, out, err } = await shinarHere('replay', newFile(wrong));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('given.json:1: result.winners: wrong-result');
});

test('--lang tells the game in another language', async () => {
  const file = newFile(writeRecord(record));
  const { code, out } = await shinarHere('replay', file, '--events', '--lang', 'fr');
  expect(code).toBe(0);
  expect(out).toContain('Sumeria, 4 joueurs, plateau');
  expect(out).toContain(`${record.steps.length} coups\u202f; victoire\u00a0: Place ${record.result!.winners.join(' et Place ')}`);
  expect(out).toMatch(/\n +\d+ {2}Place \d déplace un commerçant\u00a0: /);
  expect(out).not.toMatch(/ [:;!?»]|Seat|seat \d/);
});

test('what is wrong is told in the language that was asked for, also by verify', async () => {
  const wrong = newFile(writeRecord({ ...record, result: { ...record.result!, winners: [] } }));
  const { err } = await shinarHere('verify', wrong, '--lang', 'de');
  expect(err).toContain('result.winners: wrong-result: Laut Datei endete die Partie mit ');
  expect((await shinarHere('replay', 'no-such.json', '--lang', 'nl')).err).toContain('no-such-file: Dat bestand bestaat niet.');
  expect((await shinarHere('replay', wrong, '--lang', 'xx')).err).toContain(
    '--lang: unknown-name: Unknown name: "xx"; known names: en fr de nl.',
  );
});
