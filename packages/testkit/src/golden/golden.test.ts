import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Game, SeededDice, writeRecord } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { type Marsh, marsh } from '../../marsh/rules/index.ts';
import { playOut } from '../play/play-out.ts';
import { goldenCommand } from './command.ts';
import { firstDifference } from './difference.ts';
import { comparePlaythrough, playthroughNames, renewPlaythroughs, writePlaythrough } from './files.ts';
import { goldenText, readPlaythrough } from './text.ts';

const newFolder = (): URL => pathToFileURL(`${mkdtempSync(join(tmpdir(), 'shinar-golden-'))}/`);
const record = playOut(marsh, 2, new SeededDice(1)).record();

/** Marsh where rain makes nothing grow. */
const dry: Game<Marsh> = {
  ...marsh,
  rules: {
    ...marsh.rules,
    apply(state, code, emit) {
      const supply = state.supply;
      state.supply = 0;
      marsh.rules.apply(state, code, emit);
      state.supply = supply;
    },
  },
};

describe('a playthrough', () => {
  test('tells the title, the head of the record, each step with its events, now and then the state, and the result', () => {
    const text = goldenText(marsh, record, 'A short game');
    const lines = text.split('\n');
    expect(lines[0]).toBe('# A short game');
    expect(lines[1]).toBe('{"format":"shinar-record/1","game":"marsh","players":2,"board":"ring","rules":1,"steps":[]}');
    expect(lines.filter((line) => line.startsWith('{')).slice(1)).toEqual(record.steps.map((step) => JSON.stringify(step)));
    expect(lines.filter((line) => line.startsWith('  boatBerthed'))).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('= after')).length).toBe(Math.ceil(record.steps.length / 10));
    expect(lines.at(-2)).toBe(`result ${JSON.stringify(record.result)}`);
  });

  test('reads back to its title and its record, but for the result', () => {
    const { result: _, ...rest } = record;
    const read = readPlaythrough(goldenText(marsh, record, 'A short game'));
    expect(read.title).toBe('A short game');
    expect(writeRecord(read.record)).toBe(writeRecord(rest));
  });

  test('may be unfinished, and ends where a step is refused', () => {
    const steps = record.steps.slice(0, 3);
    expect(goldenText(marsh, { ...record, steps }, 'Cut').endsWith('\nunfinished\n')).toBe(true);
    const wrong = { by: 0, do: 'weather', tiles: ['sun', 'sun'] };
    expect(goldenText(marsh, { ...record, steps: [...steps, wrong] }, 'Wrong')).toMatch(/\nrefused steps\[3\]: M3\.1 not-drawing\n$/);
  });

  test('needs a title and a head', () => {
    expect(() => readPlaythrough('{}')).toThrow('line 1: no-title');
    expect(() => readPlaythrough('# Title\n{}')).toThrow('format: missing-field');
  });
});

describe('files', () => {
  test('that are as the engine gives them today show no difference', () => {
    const folder = newFolder();
    writePlaythrough(marsh, record, folder, 'short', 'A short game');
    const { written, today } = comparePlaythrough(marsh, folder, 'short');
    expect(firstDifference(written, today)).toBeUndefined();
  });

  test('of an engine that plays otherwise show where, and can be renewed', () => {
    const folder = newFolder();
    expect(goldenCommand(marsh, folder, ['rain', '--title', 'Rain', '--players', '2', '--shows', 'reedsGrown'])).toHaveLength(1);
    writePlaythrough(marsh, { ...record, steps: [] }, folder, 'empty', 'Nothing');
    const { written, today } = comparePlaythrough(dry, folder, 'rain');
    expect(firstDifference(written, today)).toMatch(/^line \d+ differs \(- written, \+ today\):\n(.*\n)+ +\d+ - +reedsGrown .*\n/);
    expect(renewPlaythroughs(dry, folder)).toEqual(['rain']);
    expect(renewPlaythroughs(dry, folder)).toEqual([]);
    expect(goldenCommand(marsh, folder, ['--renew'])).toEqual(['rain is another now']);
    expect(playthroughNames(folder)).toEqual(['empty', 'rain']);
  });

  test('that were altered by hand show it', () => {
    const folder = newFolder();
    const path = writePlaythrough(marsh, record, folder, 'short', 'A short game');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"winners":[', '"winners":[9,'));
    const { written, today } = comparePlaythrough(marsh, folder, 'short');
    expect(firstDifference(written, today)).toContain('"winners":[9,');
  });
});

describe('the command', () => {
  test.each([[[]], [['name']], [['name', '--title', 'T', '--players', '2', '--bot', 'clever']]])('says how it is used: %j', (args) => {
    expect(() => goldenCommand(marsh, newFolder(), args)).toThrow('usage: ');
  });
});

describe('the first difference', () => {
  test('is shown with the lines before it, numbered', () => {
    expect(firstDifference('a\nb\nc\n', 'a\nx\nc\n')).toBe(
      [
        'line 2 differs (- written, + today):',
        '    1   a',
        '    2 - b',
        '    3 - c',
        '    4 - ',
        '    2 + x',
        '    3 + c',
        '    4 + ',
      ].join('\n'),
    );
  });

  test('may be that one text is longer', () => {
    expect(firstDifference('a\n', 'a')).toContain('line 2 differs');
    expect(firstDifference('a', 'a\nb')).toContain('    2 + b');
  });
});
