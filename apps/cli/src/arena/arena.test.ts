import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newFile, newFolder, shinarHere } from '../testing.ts';
import { playAll } from './crew.ts';
import { playMatch } from './match.ts';
import { matchesOf } from './plan.ts';
import { readResults } from './results.ts';
import { standingsOf } from './standing.ts';

const PLAN = { game: 'sumeria', players: 4, bots: ['greedy', 'random'], seed: 1, games: 6 };

test('bots are moved on by a seat while chance stays the same', () => {
  expect(matchesOf(PLAN).map(({ bots, draw }) => `${draw} ${bots.join(' ')}`)).toEqual(
    [0, 1, 2].flatMap((draw) => [`${draw} greedy random greedy random`, `${draw} random greedy random greedy`]),
  );
});

test('the same match has the same scores', async () => {
  const [match] = matchesOf({ ...PLAN, bots: ['greedy', 'search:playouts=5'] });
  const { scores, shares } = await playMatch(match!);
  expect(await playMatch(match!)).toMatchObject({ scores, shares });
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('a match that fails is told, and the others are played', async () => {
  const [good, bad, ...more] = matchesOf(PLAN);
  const told: string[] = [];
  await playAll([{ ...bad!, bots: ['search', 'search', 'search', 'search:ms=1'] }, good!, ...more], 2, (_, reply) => {
    told.push('failure' in reply ? reply.failure : 'played');
  });
  expect(told.filter((text) => text === 'played')).toHaveLength(5);
  expect(told.filter((text) => text.includes('no-budget'))).toHaveLength(1);
});

describe('standings', () => {
  test('share out all wins, the strongest first', async () => {
    const results = await Promise.all(matchesOf(PLAN).map(async (match) => ({ ...match, ...(await playMatch(match)) })));
    const [first, second] = standingsOf(results);
    expect(first!.bot).toBe('greedy');
    expect(first!.wins + second!.wins).toBeCloseTo(1, 9);
    expect(first!.seats).toBe(0.5);
    expect(first!.skill).toBeGreaterThan(second!.skill);
  });
});

describe('shinar arena', () => {
  test('greedy wins against random, forty games; results are kept, and nothing is played twice', async () => {
    const folder = newFolder();
    const [results, html] = [join(folder, 'results.jsonl'), join(folder, 'page.html')];
    const run = (games: string) =>
      shinarHere('arena', 'sumeria', '--bots', 'greedy,random', '--games', games, '--results', results, '--jobs', '2');
    await run('10');
    const first = readResults(results);
    expect(first).toHaveLength(10);
    const { code, out } = await shinarHere(
      'arena',
      'sumeria',
      '--bots',
      'greedy,random',
      '--games',
      '40',
      '--results',
      results,
      '--html',
      html,
    );
    expect(code).toBe(0);
    expect(out).toMatch(/\| greedy \| 40 +\| 50\.0% +\| (9\d|100)\.\d% +\|/);
    expect(readResults(results).slice(0, 10)).toEqual(first);
    expect(readFileSync(html, 'utf8')).toContain('<svg');
    await run('40');
    expect(readResults(results)).toHaveLength(40);
  });

  test.each([
    [['--bots', 'greedy'], 2, 'two bots or more'],
    [['--bots', 'greedy,deep-blue'], 1, 'deep-blue'],
    [['--bots', 'greedy,search'], 1, '--bots: no-budget: “search” needs to know how long to think'],
    [['--bots', 'greedy,search:ms=long'], 1, '--bots: not-a-number: “ms=long” must be a name and a number'],
    [['--bots', 'greedy,search:ms=9+width=0'], 1, '--bots.width: not-in-range: Must be a whole number from 1'],
    [['--bots', 'greedy,random', '--games', '0'], 1, '--games'],
  ])('refuses %j', async (args, code, text) => {
    const ended = await shinarHere('arena', 'sumeria', ...args);
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(text);
  });

  test('names the line of a file of results that is none', async () => {
    const { code, err } = await shinarHere(
      'arena',
      'sumeria',
      '--bots',
      'greedy,random',
      '--results',
      newFile('{"game":"sumeria"}\n', 'r.jsonl'),
    );
    expect(code).toBe(1);
    expect(err).toContain('r.jsonl:1');
  });
});
