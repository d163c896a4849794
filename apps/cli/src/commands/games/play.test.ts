import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@shinar/catalogue/rules';
import { commitmentTo, readRecord } from '@shinar/core';
import { expect, test } from 'vitest';
import { newFolder, type Outcome, shinar, shinarHere, shinarIn } from '../../testing.ts';

const SEED = '5eed'.repeat(16);
const ones = '1\n'.repeat(2000);

const PLAY = ['play', 'sumeria', '--record', 'game.json'];
const play = (folder: string, input: string, ...args: string[]): Promise<Outcome> => shinarIn(folder, [...PLAY, ...args], input);
const recordIn = (folder: string) => readRecord(readFileSync(join(folder, 'game.json'), 'utf8'));

test.each(Object.keys(games))('a whole game of %s by script: committed before, revealed after, and verified', async (id) => {
  const folder = newFolder();
  const { code, out, err } = await shinarIn(folder, ['play', id, '--quick', '--bot', 'lively'], ones);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const file = join(folder, `shinar-${id}.json`);
  const { fairness, result } = readRecord(readFileSync(file, 'utf8'));
  expect(result).toBeDefined();
  expect(fairness!.commitment).toBe(commitmentTo(fairness!.seed!));
  const promised = out.indexOf(`SHA-256 ${fairness!.commitment}`);
  expect(promised).toBeGreaterThan(0);
  expect(promised).toBeLessThan(out.indexOf('\n   0  '));
  expect(out).not.toContain(fairness!.seed);
  expect(existsSync(`${file}.seed`)).toBe(false);
  expect(await shinarHere('verify', file)).toMatchObject({ code: 0, out: '1 right, 0 wrong\n' });
});

test('when the input ends, the game is saved and goes on later as if nothing had been', async () => {
  const [cut, whole] = [newFolder(), newFolder()];
  const first = await shinar([...PLAY, '--seed', SEED], { folder: cut, input: '1\n\n2\n' });
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('The game is saved in game.json. To continue: shinar play sumeria --record game.json');
  expect(recordIn(cut).fairness).toEqual({ commitment: commitmentTo(SEED) });
  expect(statSync(join(cut, 'game.json.seed')).mode & 0o777).toBe(0o600);
  const second = await shinar(PLAY, { folder: cut, input: '\n3\nquit\n' });
  expect(second.out).toContain('The game continues after ');
  await play(whole, '1\n\n2\n\n3\nquit\n', '--seed', SEED);
  expect(recordIn(cut)).toEqual(recordIn(whole));
});

test('no step is lost when the process is killed', async () => {
  const folder = newFolder();
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, ...PLAY, '--seed', SEED], { cwd: folder });
  let out = '';
  await new Promise<void>((done) => {
    child.on('close', () => done());
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes('undo to take the move back')) child.kill('SIGKILL');
    });
    child.stdin.write('1\n');
  });
  expect(child.signalCode).toBe('SIGKILL');
  expect(recordIn(folder).steps.at(-1)).toMatchObject({ by: 0, do: 'place' });
  expect(await play(folder, 'undo\n')).toMatchObject({ code: 0, out: expect.stringContaining('Taken back.') });
  expect(recordIn(folder).steps.at(-1)?.by).not.toBe(0);
});

test('undo takes back up to the last step of another', async () => {
  const folder = newFolder();
  const { out } = await play(folder, 'undo\n1\nundo\nplace kish\nboard\nscore\n\nundo\n', '--seed', SEED);
  expect(out.match(/There’s nothing to undo: the last move wasn’t yours\./g)).toHaveLength(2);
  expect(out.match(/Taken back\./g)).toHaveLength(1);
  expect(recordIn(folder).steps.filter(({ by }) => by === 0)).toEqual([{ by: 0, do: 'place', at: 'kish' }]);
});

test('why, filters, lists and the other answers', async () => {
  const folder = newFolder();
  const input = [
    'why',
    'why move kish ur',
    'why place',
    'why place atlantis',
    'why place kish',
    'why {"do":"place","at":"kish"}',
    'why {"do"',
    'add kish',
  ]
    .concat([
      'kish',
      'dance',
      '999',
      '',
      'more',
      'help',
      'log',
      'save',
      'save copy.json',
      'save no/such/folder.json',
      '1',
      'why place ur',
      'hm',
    ])
    .join('\n');
  const { code, out, err } = await play(folder, input, '--seed', SEED);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const answers = Object.fromEntries(out.split('\n> ').map((part) => [part.split('\n')[0], part.split('\n').slice(1).join('\n')]));
  expect(answers.why).toContain('Say which move');
  expect(answers['why move kish ur']).toContain('S2.5 not-now: ');
  expect(answers['why place']).toContain('step.at: missing-field: ');
  expect(answers['why place atlantis']).toContain('step.at: S2.5 unknown-name: Unknown name: "atlantis"');
  expect(answers['why place kish']).toContain('That move is allowed.');
  expect(answers['why {"do":"place","at":"kish"}']).toContain('That move is allowed.');
  expect(answers['why {"do"']).toContain('step:1:6: record: not-json: ');
  expect(answers['add kish']).toContain('S2.5 not-now: ');
  expect(answers.kish?.toLowerCase()).toContain('kish');
  expect(answers.kish?.toLowerCase()).not.toContain('lagash');
  expect(answers.dance).toContain('No move in the list has that text either');
  expect(answers['999']).toContain('There’s no move 999');
  expect(answers['']).toContain('(S2.5)');
  expect(answers.help).toContain('takes back your last move');
  expect(answers.log).toContain('   0  The row: ');
  expect(answers.save).toContain('The game is saved in game.json');
  expect(answers['save no/such/folder.json']).toContain('no-such-file');
  expect(answers['why place ur']).toContain('It’s not your turn');
  expect(answers.hm).toContain('Press Enter to continue');
  expect(readRecord(readFileSync(join(folder, 'copy.json'), 'utf8')).fairness?.seed).toBeUndefined();
});

test('chance and seed cannot be altered unseen', async () => {
  const folder = newFolder();
  await play(folder, ones, '--quick', '--bot', 'lively');
  const record = recordIn(folder);
  const verdict = async (altered: object): Promise<string> => {
    const file = join(folder, 'altered.json');
    writeFileSync(file, JSON.stringify(altered));
    return (await shinarHere('verify', file)).err;
  };
  const [row, ...steps] = record.steps;
  const states = [...(row!.states as string[])].reverse();
  expect(await verdict({ ...record, steps: [{ ...row, states }, ...steps] })).toContain('steps[0]: not-drawn-from-the-seed: ');
  expect(await verdict({ ...record, fairness: { ...record.fairness, seed: SEED } })).toContain('fairness.seed: commitment-broken: ');
});

test('a finished game is not played again, nor overwritten', async () => {
  const folder = newFolder();
  await shinarIn(folder, ['play', 'sumeria', '--quick', '--bot', 'lively'], ones);
  const finished = readFileSync(join(folder, 'shinar-sumeria.json'), 'utf8');
  const again = await shinarIn(folder, ['play', 'sumeria', '--record', 'shinar-sumeria.json']);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('shinar-sumeria.json: game-over: ') });
  await shinarIn(folder, ['play', 'sumeria']);
  expect(existsSync(join(folder, 'shinar-sumeria-2.json'))).toBe(true);
  expect(readFileSync(join(folder, 'shinar-sumeria.json'), 'utf8')).toBe(finished);
});

test('a game goes on only as it began', async () => {
  const folder = newFolder();
  await play(folder, '1\n', '--players', '3', '--seat', '2');
  const refusal = async (...args: string[]): Promise<string> =>
    (await shinarHere('play', ...args, '--record', join(folder, 'game.json'))).err;
  expect(await refusal('sumeria', '--players', '4')).toContain('--players: other-game: ');
  expect(await refusal('sumeria', '--seat', '1')).toContain('--seat: other-game: ');
  expect(await refusal('sumeria', '--bot', 'lively')).toContain('--bot: other-game: ');
  expect(await refusal('sumeria', '--seed', SEED)).toContain('--seed: other-game: ');
  expect(await refusal('assyria')).toContain('GAME: other-game: ');
  const seedFile = join(folder, 'game.json.seed');
  writeFileSync(seedFile, JSON.stringify({ seed: SEED, seat: 2, bot: 'random' }));
  expect(await refusal('sumeria')).toContain('game.json.seed: commitment-broken: ');
  writeFileSync(seedFile, '{}');
  expect(await refusal('sumeria')).toContain('game.json.seed: secret.seed: missing-field: ');
});

test('a game without its seed, or that did not begin here, can only be replayed', async () => {
  const folder = newFolder();
  const simulated = await shinarHere('simulate', 'sumeria');
  writeFileSync(join(folder, 'game.json'), simulated.out);
  expect(await play(folder, '')).toMatchObject({ code: 1, err: expect.stringContaining('game.json: not-committed: ') });
  const { fairness: _, result: __, ...begun } = readRecord(simulated.out);
  writeFileSync(join(folder, 'game.json'), JSON.stringify({ ...begun, fairness: { commitment: SEED }, steps: [] }));
  expect(await play(folder, '')).toMatchObject({ code: 1, err: expect.stringContaining('game.json.seed: no-such-file: ') });
});

test('a place that cannot be written to is told before the game begins', async () => {
  const { code, out, err } = await shinarIn(newFolder(), ['play', 'sumeria', '--record', 'no/such/folder/game.json']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('no/such/folder/game.json.seed: no-such-file: ');
});

test("a game on a board of one's own keeps the board in its record, and goes on with it", async () => {
  const folder = newFolder();
  const board = { ...games.sumeria!.board.data, name: 'other' };
  writeFileSync(join(folder, 'other.json'), JSON.stringify(board));
  expect(await play(folder, '1\n', '--board', 'other.json')).toMatchObject({ code: 0, err: '' });
  expect(recordIn(folder)).toMatchObject({ board: 'other', boardData: board });
  expect((await play(folder, 'quit\n', '--board', 'other.json')).out).toContain('The game continues after ');
  expect((await play(folder, 'quit\n')).out).toContain('The game continues after ');
});

test('--lang speaks another language: what is asked, what happens, why not, and how it ended', async () => {
  const folder = newFolder();
  const { code, out, err } = await play(
    folder,
    `why move kish ur\nplace atlantis\nhelp\n${ones}`,
    '--quick',
    '--bot',
    'lively',
    '--seed',
    SEED,
    '--lang',
    'fr',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('La partie commence. Vous avez la place 0 sur 4.');
  expect(out).toContain('À vous, place 0. Posez un commerçant sur un emplacement libre');
  expect(out).toContain('Non: S2.5 not-now: Ce n’est pas le moment\u00a0: faites d’abord ce qui est demandé.');
  expect(out).toContain('step.at: S2.5 unknown-name: Nom inconnu\u00a0: "atlantis"\u202f; noms proches\u00a0: ');
  expect(out).toMatch(/Place \d pose un commerçant\u00a0: \S+, cité/);
  expect(out).toContain('La graine est maintenant publique.');
  expect(out).not.toMatch(/ [:;!?»]|« |Seat|seat \d/);
});
