import { type GameRecord, SeededDice, writeRecord } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { playOut } from '@shinar/testkit';
import { expect, test } from 'vitest';
import { newFile, shinar, shinarHere } from '../../testing.ts';

const good = playOut(sumeria, 4, new SeededDice(11)).record();
const text = writeRecord(good);
type Steps = GameRecord['steps'][number][];

/** The record with one thing altered. */
function altered(change: (record: { -readonly [K in keyof GameRecord]: GameRecord[K] } & { steps: Steps }) => void): string {
  const record = JSON.parse(text);
  change(record);
  return JSON.stringify(record);
}

const firstPlace = good.steps.findIndex((step) => step.do === 'place');
const firstSeat = good.steps[firstPlace]!.by as number;

test.each<[string, string, RegExp]>([
  ['nothing', '', /given.json: empty: There’s no game in it\./],
  ['a record cut short', text.slice(0, 500), /given.json:1:\d+: record: not-json: The text ends too early\./],
  ['something else', 'hello', /given.json:1:1: record: not-json: This isn’t valid JSON from here on: "hello"\./],
  ['a field given twice', text.replace('{', '{"game":"chess",'), /given.json:1:\d+: game: twice: /],
  ['depth', `{"game":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, /given.json:1: /],
  ['another format', altered((r) => Object.assign(r, { format: 'shinar-record/9' })), /given.json:1: format: unknown-format: /],
  ['an unknown field', altered((r) => Object.assign(r, { colour: 1 })), /given.json:1: (record\.)?colour: unknown-field: /],
  ['an unknown game', altered((r) => Object.assign(r, { game: 'chess' })), /given.json:1: game: unknown-name: Unknown name: "chess"/],
  ['another version', altered((r) => Object.assign(r, { rules: 99 })), /given.json:1: rules: other-version: .*version 99/],
  ['too many players', altered((r) => Object.assign(r, { players: 5, result: undefined })), /given.json:1: players: not-in-range: /],
  ['an unknown board', altered((r) => Object.assign(r, { board: 'atlantis' })), /given.json:1: boardData: missing-field: /],
  [
    'an unknown location',
    altered((r) => Object.assign(r.steps[firstPlace]!, { at: 'atlantis' })),
    new RegExp(`given.json:1: steps\\[${firstPlace}\\].at: S2.5 unknown-name: Unknown name: "atlantis"`),
  ],
  [
    'a step out of turn',
    altered((r) => Object.assign(r.steps[firstPlace]!, { by: (firstSeat + 1) % 4 })),
    new RegExp(`given.json:1: steps\\[${firstPlace}\\].by: S2.5 not-their-turn: It’s seat ${firstSeat}’s turn`),
  ],
  [
    'an illegal step',
    altered((r) => Object.assign(r.steps[firstPlace + 1]!, { at: r.steps[firstPlace]!.at })),
    new RegExp(`given.json:1: steps\\[${firstPlace + 1}\\]: S2.5 place-occupied: `),
  ],
  ['a step after the end', altered((r) => r.steps.push(r.steps.at(-1)!)), /given.json:1: steps\[\d+\]: game-over: /],
  ['a missing end', altered((r) => r.steps.pop()), /given.json:1: result: game-not-over: /],
  ['no result', altered((r) => Object.assign(r, { result: undefined })), /given.json:1: result: missing-field: /],
  [
    'an altered result',
    altered((r) => Object.assign(r, { result: { ...r.result!, scores: [99, 0, 0, 0] } })),
    /given.json:1: result.scores: wrong-result: The file says 99, 0, 0, 0, but /,
  ],
])('%s is refused with its place and reason', async (_, given, message) => {
  const { code, err } = await shinarHere('verify', newFile(given));
  expect(code).toBe(1);
  expect(err).toMatch(message);
  expect(err).not.toMatch(/^ +at /m);
});

test('a text that is not UTF-8 is refused', async () => {
  const file = newFile(Buffer.from([0x7b, 0xff, 0x7d]) as unknown as string);
  expect(await shinarHere('verify', file)).toMatchObject({ code: 1, err: expect.stringContaining('not-text') });
});

test('each wrong record of a file is told with its line, and the others are counted', async () => {
  const file = newFile([text, text.slice(0, 300), text, '{}', ''].join('\n'), 'games.jsonl');
  const { code, out, err } = await shinarHere('verify', file);
  expect({ code, out }).toEqual({ code: 1, out: '2 right, 2 wrong\n' });
  expect(err).toMatch(/games.jsonl:2:\d+: record: not-json: /);
  expect(err).toMatch(/games.jsonl:4: (record\.)?format: missing-field: /);
});

test('a single record may be written over several lines, and a fault in it is told with its line', async () => {
  const pretty = JSON.stringify(good, undefined, 2);
  expect(await shinarHere('verify', newFile(pretty))).toEqual({ code: 0, out: '1 right, 0 wrong\n', err: '' });
  const lines = pretty.split('\n');
  lines[5] = `${lines[5]} oops`;
  expect((await shinarHere('verify', newFile(lines.join('\n')))).err).toMatch(/given.json:6:\d+: record: not-json: /);
});

test('an unfinished record is right as far as it goes', async () => {
  const { result: _, ...begun } = good;
  const unfinished = writeRecord({ ...begun, steps: good.steps.slice(0, 9) });
  expect(await shinarHere('verify', newFile(unfinished))).toEqual({ code: 0, out: '1 right (1 of them unfinished), 0 wrong\n', err: '' });
});

test('several files and standard input are all read; a missing one is told', async () => {
  const file = newFile(text);
  expect(await shinar(['verify', file, '-', file], { input: text })).toMatchObject({ code: 0, out: '3 right, 0 wrong\n' });
  const missing = await shinarHere('verify', file, 'nowhere.json');
  expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('nowhere.json: no-such-file: There’s no such file.') });
});
