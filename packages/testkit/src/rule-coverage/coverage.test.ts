/** The strings below are read by the tool, not run: it must find tests that are skipped or focused. No test in this file is either. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clausesOf, provenBy } from './clauses.ts';
import { coverageOf, ruleCoverage } from './coverage.ts';
import { titlesIn } from './titles.ts';

const PAGE = `# Marsh
## M1 Parts
- **M1.1** Eight pools.
- **M1.2** Reeds; compare M9.9.
  A second line.
## M2 Turns
- **M2.1** *(ruling)* Boats.
## Examples
- **MX1** Five reeds, five points.
`;
const TESTS = `
test('M1.1 there are eight pools', () => {});
it("M1.2, M2.1 two at once", () => {});
test(\`MX1 five reeds\`, () => {});
`;
const faultsOf = (tests: string, page = PAGE): readonly string[] => coverageOf('marsh', page, new Map([['a.test.ts', tests]])).faults;

describe('clauses', () => {
  test('are the list items that begin with an id', () => expect(clausesOf(PAGE)).toEqual(['M1.1', 'M1.2', 'M2.1', 'MX1']));
  test('may stand there without emphasis', () =>
    expect(clausesOf('- S1.1 Board\n* AX10 Sowing\n- A board: S1.2')).toEqual(['S1.1', 'AX10']));
  test.each([
    ['S5.2 a trader jumps', ['S5.2']],
    ['S5.2, S5.3 and SX1: jumps', ['S5.2', 'S5.3', 'SX1']],
    ['S5.2 S5.3 jumps', ['S5.2', 'S5.3']],
    ['a trader jumps (S5.2)', []],
    ['S5.2b is no id', []],
  ])('%s', (title, proven) => expect(provenBy(title)).toEqual(proven));
});

describe('titles', () => {
  test('are found in all quotes, also on the next line and after the table of an each', () => {
    const source = `
      test('one', f); it("two", f); test(
        \`three\`, f);
      test.each([['x', (a) => a], [1, 2]])('four %s', f);
      test.each(names)('five', f);
      test.for([1])('six', f);
      test('it\\'s seven', f);
      test.only('eight', f);`;
    expect(titlesIn(source).tests).toEqual(['one', 'two', 'three', 'four %s', 'five', 'six', "it's seven", 'eight']);
  });

  test('are not found in comments, strings and other calls', () => {
    const source = `
      // test('one', f)
      /* test('two', f) */
      const text = "test('three', f)";
      latest('four'); form.test('five'); describe('six', f);`;
    expect(titlesIn(source)).toEqual({ tests: [], skipped: [] });
  });

  test('of tests and groups that do not run are told apart', () => {
    const source = `test.skip('one', f); it.todo('two'); describe.skip('three', f); test.skipIf(x)('four'); test.concurrent.skip('five', f);`;
    expect(titlesIn(source).tests).toEqual([]);
    expect(titlesIn(source).skipped).toEqual(['one', 'two', 'three', 'five']);
  });
});

describe('coverage', () => {
  test('is whole when every clause has a test', () => expect(faultsOf(TESTS)).toEqual([]));

  test('finds a clause without a test', () => {
    expect(faultsOf(TESTS.replace('M1.2, ', ''))).toEqual(['packages/games/marsh: no test begins with M1.2']);
  });

  test('does not count a clause that is only mentioned, nor a test that is skipped', () => {
    expect(faultsOf(TESTS.replace('M1.1 there', 'there, M1.1,'))).toEqual(['packages/games/marsh: no test begins with M1.1']);
    expect(faultsOf(TESTS.replace("test('M1.1", "test.skip('M1.1"))).toEqual([
      'a.test.ts: skipped: M1.1 there are eight pools',
      'packages/games/marsh: no test begins with M1.1',
    ]);
  });

  test('finds a title that cites a clause which does not exist', () => {
    expect(faultsOf(`${TESTS}test('M1.3 no such', f); test('pools (M7.1)', f); test('A6.1 of another game', f);`)).toEqual([
      'a.test.ts: no clause M1.3: M1.3 no such',
      'a.test.ts: no clause M7.1: pools (M7.1)',
      'a.test.ts: no clause A6.1: A6.1 of another game',
    ]);
  });

  test('lets a title name a section, which proves nothing', () => {
    expect(faultsOf(`${TESTS}test('M1 parts', f);`)).toEqual([]);
    expect(faultsOf(`${TESTS.replace('M1.1 there', 'M1 there')}`)).toEqual(['packages/games/marsh: no test begins with M1.1']);
  });

  test('finds a clause that stands there twice, and a page without clauses', () => {
    expect(faultsOf(TESTS, `${PAGE}- **M1.1** again\n`)).toEqual(['docs/rules/marsh.md: M1.1 stands there twice']);
    expect(faultsOf('', '# Marsh\n')).toEqual(['docs/rules/marsh.md: no clauses']);
  });

  test('pairs docs/rules/<game>.md with packages/games/<game>', () => {
    const root = mkdtempSync(join(tmpdir(), 'shinar-coverage-'));
    mkdirSync(join(root, 'docs/rules'), { recursive: true });
    mkdirSync(join(root, 'packages/games/marsh/rules/phases'), { recursive: true });
    expect(ruleCoverage(root)).toEqual([]);
    writeFileSync(join(root, 'docs/rules/marsh.md'), PAGE);
    writeFileSync(join(root, 'docs/rules/bog.md'), '- **B1.1** Peat.\n');
    writeFileSync(join(root, 'packages/games/marsh/rules/phases/all.test.ts'), TESTS);
    expect(ruleCoverage(root)).toEqual([
      { game: 'bog', clauses: ['B1.1'], faults: ['packages/games/bog: no test begins with B1.1'] },
      { game: 'marsh', clauses: ['M1.1', 'M1.2', 'M2.1', 'MX1'], faults: [] },
    ]);
  });
});
