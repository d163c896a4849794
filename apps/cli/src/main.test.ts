import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { games } from '@shinar/catalogue/rules';
import { describe, expect, test, vi } from 'vitest';
import { commands } from './commands.ts';
import { report } from './report.ts';
import { SHINAR, shinar, shinarHere } from './testing.ts';
import { loadHelp, speak } from './words/voice.ts';

test('alone it prints the help, with every command and game', async () => {
  const { code, out, err } = await shinarHere();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const { name } of commands) expect(out).toContain(`  ${name} `);
  for (const id of Object.keys(games)) expect(out).toContain(`  ${id} `);
  expect((await shinarHere('--help')).out).toBe(out);
});

test('the README tells every command', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const { name, operand } of commands) expect(readme).toContain(`| \`shinar ${name} ${operand}\` |`);
});

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(await shinarHere('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.each(commands.map((command) => [command.name, command] as const))('%s --help names every option', async (name, { options }) => {
  const { code, out, err } = await shinarHere(name, '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const option of Object.keys(options)) expect(out).toContain(`--${option} `);
});

test.each([
  [['dance'], 'There’s no command “dance”'],
  [['simulate'], 'GAME is missing'],
  [['simulate', 'sumeria', 'assyria'], '“assyria” is one argument too many'],
  [['simulate', 'sumeria', '--player', '3'], 'There’s no option --player.'],
  [['simulate', 'sumeria', '--players'], '--players needs a value'],
  [['bench', 'sumeria', '--json=yes'], '--json takes no value'],
  [['perft', 'sumeria'], '--depth is missing'],
  [['verify'], 'FILE... is missing'],
])('wrong use %j exits 2 with a sentence', async (args, sentence) => {
  const { code, out, err } = await shinarHere(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect(err).toContain('--help');
});

describe.each(['fr', 'de', 'nl'] as const)('in %s', (language) => {
  test('the help tells every command, and every option of those that speak it', async () => {
    const help = await loadHelp(language);
    expect(Object.keys(help.about)).toEqual(commands.map(({ name }) => name));
    for (const name of Object.keys(help.details)) {
      const { options } = commands.find((command) => command.name === name)!;
      expect(Object.keys(help.option[name] ?? {})).toEqual(Object.keys(options));
    }
    const { code, out } = await shinarHere('--lang', language);
    expect(code).toBe(0);
    expect(out).toContain(help.about.play);
    expect((await shinarHere('play', '--help', '--lang', language)).out).toContain(help.details.play);
  });

  test('wrong use is told in it, by any command', async () => {
    const { usage } = (await speak(language)).messages;
    expect((await shinarHere('bench', '--lang', language)).err).toContain(usage.missing('GAME'));
    expect((await shinarHere('dance', '--lang', language)).err).toContain(usage.noCommand('dance'));
  });
});

test.each([
  [['simulate', 'chess'], 'GAME: unknown-name: Unknown name: "chess"'],
  [['simulate', 'sumeria', '--seed', '-5'], '--seed: not-in-range: Must be a whole number from 0 to 4294967295, not -5.'],
  [['simulate', 'sumeria', '--seed', '1.5'], '--seed: not-in-range'],
  [['simulate', 'sumeria', '--seed', '4294967296'], '--seed: not-in-range'],
  [['simulate', 'sumeria', '--seed', 'x'], '--seed: not-in-range'],
  [['simulate', 'sumeria', '--games', '0'], '--games: not-in-range'],
  [['simulate', 'sumeria', '--players', '2'], '--players: not-in-range: Must be a whole number from 3 to 4, not 2.'],
  [
    ['simulate', 'sumeria', '--bot', 'genius'],
    '--bot: unknown-name: Unknown name: "genius"; known names: random lively greedy herder potter trader scribe king.',
  ],
  [['bench', 'sumeria', '--runs', '0'], '--runs: not-in-range'],
  [['perft', 'sumeria', '--depth', '-1'], '--depth: not-in-range'],
  [['play', 'sumeria', '--seat', '4'], '--seat: not-in-range'],
  [['play', 'sumeria', '--seed', 'abc'], '--seed: wrong-text'],
  [['fuzz', 'sumeria', '--seconds', 'x'], '--seconds: not-in-range'],
])('a wrong value in %j exits 1 and names the place', async (args, sentence) => {
  const { code, out, err } = await shinarHere(...args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
  expect(err).not.toMatch(/^ +at /m);
});

test('the launcher passes on arguments, exit codes and signals', async () => {
  expect(await shinar(['--version'])).toMatchObject({ code: 0, err: '' });
  expect(await shinar(['simulate', 'sumeria', '--seed', '-5'])).toMatchObject({ code: 1, out: '' });
  expect(await shinar(['dance'])).toMatchObject({ code: 2, out: '' });
  const child = spawn(process.execPath, [SHINAR, 'simulate', 'sumeria', '--games', '1000000'], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.once('data', () => child.kill('SIGTERM')).resume();
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
});

test('an error of the program itself says so, shows where, and exits 70', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await report(new Error('impossible'), ['simulate'])).toBe(70);
  const text = written.mock.calls.join('');
  written.mockRestore();
  expect(text).toContain('this is a fault of the program');
  expect(text).toMatch(/impossible\n +at /);
});
