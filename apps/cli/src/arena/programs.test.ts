import { spawnSync } from 'node:child_process';
import { GAME_IDS } from '@shinar/catalogue';
import { gameOf } from '@shinar/catalogue/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Programs } from '../engine/seats.ts';
import { CURIOUS, FIRST, newProgram, PYTHON } from '../engine/testing.ts';
import { SHINAR, shinarHere } from '../testing.ts';
import { playMatch, sharesWithout } from './match.ts';

const noPython = spawnSync('python3', ['--version']).status !== 0;

/** Programs that are ended after the test. */
function newPrograms(): Programs {
  const programs = new Programs();
  onTestFinished(() => programs.leave());
  return programs;
}

describe.each([...GAME_IDS])('programs play %s', (id) => {
  test.skipIf(noPython)('in Python and in JavaScript, to the end', async () => {
    const [, players] = gameOf(id).rules.seats;
    const bots = Array.from({ length: players }, (_, seat) => `exec:${[PYTHON, CURIOUS, FIRST][seat % 3]}`);
    const programs = newPrograms();
    for (const draw of [0, 1]) {
      const outcome = await playMatch({ game: id, players, bots, seed: 1, draw }, programs);
      expect(outcome.faults).toBeUndefined();
      expect(outcome.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });
});

describe('a program that', () => {
  test.each([
    ['hangs', 'for (;;);', 'no answer within 60 ms'],
    ['talks instead of answering', `setInterval(() => say('{"type":"info"}'), 5);`, 'no answer within 60 ms'],
    ['crashes', `throw new Error('oh');`, 'it ended by itself with exit code 1'],
    ['says what is not JSON', `say('hello');`, 'it said hello (record: not-json'],
    ['says what was not asked', `say('{"type":"ready"}');`, 'it said “ready” where “best” was expected'],
    ['answers without a step', `say('{"type":"best"}');`, 'step: not-an-object'],
    ['knows another game', `say('{"type":"best","step":{"do":"castle"}}');`, 'step.do: unknown-name'],
    ['breaks a rule', `say(JSON.stringify({ type: 'best', step: { do: 'add', at: 'ur' } }));`, 'step: S'],
    ['answers with a number that no step has', `say('{"type":"best","number":9999}');`, 'number: not-in-range'],
    ['floods', `for (;;) say('{"type":"info","text":"' + 'x'.repeat(1000) + '"}');`, 'more than 1048576 characters'],
    ['floods without a line', `for (;;) write('x'.repeat(1000));`, 'more than 1048576 characters'],
  ])('%s loses its game, and nothing else', async (_, atGo, why) => {
    const wrong = `exec+ms=60:${newProgram(atGo)}`;
    const match = { game: 'sumeria', players: 3, bots: [wrong, 'greedy', 'random'], seed: 1, draw: 0 };
    const programs = newPrograms();
    const { faults, shares, scores } = await playMatch(match, programs);
    expect(faults).toEqual({ 0: expect.stringContaining(why) });
    expect(shares[0]).toBe(0);
    expect(shares[1]! + shares[2]!).toBeCloseTo(1, 9);
    expect(scores).toHaveLength(3);
  });

  test('answers when it is told to stop loses nothing', async () => {
    const patient = `exec+ms=1:${newProgram('', `say(JSON.stringify({ type: 'best', step: legal[0] }));`)}`;
    const match = { game: 'sumeria', players: 3, bots: [patient, 'random', 'random'], seed: 1, draw: 0 };
    expect((await playMatch(match, newPrograms())).faults).toBeUndefined();
  });
});

test('who lost by a fault leaves its share to the other winners, or to the best of the others', () => {
  expect(sharesWithout([], [0.5, 0.5, 0], [9, 9, 3])).toEqual([0.5, 0.5, 0]);
  expect(sharesWithout([0], [0.5, 0.5, 0], [9, 9, 3])).toEqual([0, 1, 0]);
  expect(sharesWithout([1], [0, 1, 0], [4, 9, 4])).toEqual([0.5, 0, 0.5]);
  expect(sharesWithout([0, 1], [0, 1], [4, 9])).toEqual([0, 0]);
});

describe('shinar arena', () => {
  test('tells of a fault, counts it, and plays on', async () => {
    const bots = `exec:${newProgram('process.exit(3);')},random,random`;
    const { code, out, err } = await shinarHere('arena', 'sumeria', '--players', '3', '--bots', bots, '--games', '2');
    expect(code).toBe(1);
    expect(err).toMatch(/lost a game in seat 0: it ended by itself with exit code 3 .*\n.*lost a game in seat 2/);
    expect(out).toMatch(/\| faults \|[\s\S]*\| exec:.*\| 2 +\|/);
  });

  test('refuses a program that cannot be started, at once', async () => {
    const { code, err } = await shinarHere('arena', 'sumeria', '--bots', 'exec:./no-such-bot,random');
    expect(code).toBe(1);
    expect(err).toContain('--bots: not-started: exec:./no-such-bot: it cannot be started');
  });
});

test('shinar engine plays as the bot does that it is', async () => {
  const engine = `exec:${process.execPath} ${SHINAR} engine greedy`;
  const match = { game: 'assyria', players: 2, bots: ['greedy', engine], seed: 1, draw: 0 };
  const { scores, faults } = await playMatch(match, newPrograms());
  expect(faults).toBeUndefined();
  expect(scores).toEqual((await playMatch({ ...match, bots: ['greedy', 'greedy'] })).scores);
});
