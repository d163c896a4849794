/** What pages say of the house is held to what is there. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const text = (file: string): string => readFileSync(file, 'utf8');
const PAGES = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'packages/games/*/README.md', 'apps/*/README.md']).filter(
  (file) => !/^docs\/(rules|rulings)\//.test(file),
);

describe('links lead somewhere', () => {
  test.each(PAGES)('%s', (page) => {
    const targets = [...text(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) => target!);
    expect(targets.filter((target) => !existsSync(join(dirname(page), target)))).toEqual([]);
  });
});

/** Files and folders of a package, without tests and styles. */
const roomsOf = (name: string): string[] =>
  readdirSync(`packages/${name}/src`, { withFileTypes: true })
    .filter((entry) => !/(\.test\.ts|\.css)$|^index\.ts$/.test(entry.name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

test.each(['catalogue', 'core', 'table', 'teach', 'testkit', 'words'])('the README of %s lists all of its rooms', (name) => {
  const readme = text(`packages/${name}/README.md`);
  const listed = name === 'core' ? roomsOf(name).filter((room) => room !== 'testing.ts') : roomsOf(name);
  expect(listed.filter((room) => !readme.includes(`\`${room}\``))).toEqual([]);
});

test('every decision is in the list of decisions', () => {
  const list = text('docs/adr/README.md');
  const pages = readdirSync('docs/adr').filter((file) => /^\d/.test(file));
  expect(pages.filter((file) => !list.includes(`](${file})`))).toEqual([]);
});
