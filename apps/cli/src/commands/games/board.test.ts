import { games } from '@shinar/catalogue/rules';
import { expect, test } from 'vitest';
import { newFile, shinarHere } from '../../testing.ts';

test.each(Object.entries(games))('board %s prints the board as JSON', async (id, { board }) => {
  const { code, out, err } = await shinarHere('board', id);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(board.data)));
});

const { board } = games.sumeria!;
interface SumeriaBoard {
  name: string;
  states: { towns: string[] }[];
  roads: string[][];
}
const changed = (change: (data: SumeriaBoard) => void): string => {
  const data = JSON.parse(JSON.stringify(board.data));
  change(data);
  return newFile(JSON.stringify(data), 'board.json');
};

test('a good board file is printed, the built-in one too', async () => {
  const file = changed((data) => {
    data.name = 'printed';
  });
  expect(await shinarHere('board', 'sumeria', '--board', file)).toMatchObject({ code: 0, out: expect.stringContaining('"printed"') });
  expect(
    await shinarHere(
      'board',
      'sumeria',
      '--board',
      changed(() => undefined),
    ),
  ).toMatchObject({ code: 0 });
});

test.each<[string, (data: SumeriaBoard) => void, RegExp]>([
  [
    '55 places',
    (data) => data.states[3]!.towns.pop(),
    /board.json: board.states\[3\].towns: wrong-length: Wrong list length: 2 instead of 3\./,
  ],
  ['a road to nowhere', (data) => data.roads[0]!.push('atlantis'), /board.json: board.roads\[0\]\[\d+\]: S1.6 unknown-place: /],
  ['the name of the built-in board', (data) => data.roads.reverse(), /board.json: board.name: board-built-in: /],
])('a board with %s is refused with its place', async (_, change, message) => {
  const { code, out, err } = await shinarHere('board', 'sumeria', '--board', changed(change));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(message);
});

test('a board file that is not there, or not JSON, is told', async () => {
  expect(await shinarHere('board', 'sumeria', '--board', 'nowhere')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no-such-file'),
  });
  const broken = await shinarHere('board', 'sumeria', '--board', newFile('{\n  "name": oops\n}'));
  expect(broken).toMatchObject({ code: 1, err: expect.stringContaining('given.json:2:11: record: not-json: ') });
});
