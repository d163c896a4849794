/** `npm run draw`: writes what the guide takes from the sources: the drawing of the house, from the directions that the gates enforce, and the table of routes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROUTES } from '@shinar/protocol';
import { ROOMS, type Room, SHARED } from './directions.ts';

const [BEGIN, END] = ['<!-- drawn by scripts/house/draw.ts: do not edit -->', '<!-- until here -->'];

/** One box per package and app; all rooms of a game share one. */
const boxOf = (path: string): string => {
  if (path.startsWith('packages/games/')) return 'games';
  const [kind = '', name] = path.split('/');
  return name === undefined ? kind : name;
};

const byBox = (rooms: readonly Room[]): Map<string, Set<string>> => {
  const boxes = new Map<string, Set<string>>();
  for (const { path, on } of rooms) {
    const own = boxOf(path);
    const others = boxes.get(own) ?? boxes.set(own, new Set()).get(own)!;
    for (const other of on.map(boxOf)) if (other !== own) others.add(other);
  }
  return boxes;
};

/** Whether one box reaches another through a third, so that the direct arrow says nothing new. */
function isRoundabout(boxes: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const reaches = (at: string, seen: Set<string>): boolean => {
    if (at === to) return true;
    if (seen.has(at)) return false;
    seen.add(at);
    return [...(boxes.get(at) ?? [])].some((next) => reaches(next, seen));
  };
  return [...(boxes.get(from) ?? [])].some((next) => next !== to && reaches(next, new Set([from])));
}

/** Rooms that only tests and tools use. */
const FOR_TESTS = /\/(e2e|scripts|testing|test|marsh)$/;

function arrows(): string[] {
  const boxes = byBox(
    ROOMS.map(({ on, ...room }) => ({ ...room, on: on.filter((path) => !FOR_TESTS.test(path)) })).filter(
      ({ path }) => !FOR_TESTS.test(path),
    ),
  );
  return [...boxes].flatMap(([from, on]) => [...on].filter((to) => !isRoundabout(boxes, from, to)).map((to) => `  ${from} --> ${to}`));
}

/** Paths often allowed together, under one name. */
const GROUPS: readonly (readonly [name: string, paths: readonly string[]])[] = [
  ['the shared packages', SHARED],
  ['server/domain/*', under('apps/server/src/domain/')],
  ['web/pages/*', under('apps/web/src/pages/')],
];

function under(folder: string): string[] {
  return ROOMS.map(({ path }) => path).filter((path) => path.startsWith(folder));
}

/** What a room may import, briefly. */
function allowed(on: readonly string[]): string {
  const groups = GROUPS.filter(([, paths]) => paths.every((path) => on.includes(path)));
  const rest = on.filter((path) => !groups.some(([, paths]) => paths.includes(path)));
  return [...groups.map(([name]) => name), ...rest.map(short)].join(', ') || 'nothing';
}

/** A room's path without the parts that most paths begin with. */
const short = (path: string): string =>
  path
    .replace(/^packages\/games\/\*/, 'game')
    .replace(/^packages\//, '')
    .replace(/^apps\/(\w+)\/src\//, '$1/');

/** One row per room; similar rooms of one folder share one. */
function rows(): string[] {
  const alike = new Map<string, string[]>();
  for (const { path, what, on } of ROOMS) {
    const cells = `| ${what} | ${allowed(on)} |`;
    const key = `${posix.dirname(path)} ${cells}`;
    alike.set(key, [...(alike.get(key) ?? []), path]);
  }
  return [...alike].map(([key, paths]) => {
    const names = paths.map((path) => posix.basename(path));
    const room = paths.length === 1 ? paths[0]! : `${posix.dirname(paths[0]!)}/{${names.join(',')}}`;
    return `| \`${room}\` ${key.slice(key.indexOf('|'))}`;
  });
}

const house = (): string[] => [
  '```mermaid',
  'flowchart TD',
  ...arrows(),
  '```',
  '',
  '| room | what it has | may import |',
  '| --- | --- | --- |',
  ...rows(),
];

const routes = (): string[] => [
  '| route | who | what |',
  '| --- | --- | --- |',
  ...Object.values(ROUTES).map(({ method, path, who, about }) => `| \`${method} ${path}\` | ${who} | ${about} |`),
];

const DRAWINGS = { 'docs/guide/architecture.md': house, 'docs/guide/api.md': routes } as const;
type Page = keyof typeof DRAWINGS;
export const DRAWN = Object.keys(DRAWINGS) as Page[];

/** A page with its drawing up to date. */
export function drawn(page: Page): string {
  const [head, rest] = readFileSync(page, 'utf8').split(BEGIN);
  const [, tail] = rest?.split(END) ?? [];
  if (head === undefined || tail === undefined) throw new Error(`drawn: ${page} has no place for the drawing`);
  return `${head}${BEGIN}\n\n${DRAWINGS[page]().join('\n')}\n\n${END}${tail}`;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const page of DRAWN) writeFileSync(page, drawn(page));
