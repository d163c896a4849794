/** What the compiler and the linter don't check: directions, cycles, games named elsewhere, and chance or clocks where they don't belong. */
import { posix } from 'node:path';
import { ROOMS, type Room } from './directions.ts';
import { type Doors, importsIn, type Source, targetOf } from './sources.ts';

const PURE = /^packages\/(core\/|(games\/[^/]+|testkit\/marsh)\/(rules|words|bot|teach)\/)/;
const IMPURE = /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\.|\bconsole\./;
/** Tests and code that only tests use: these may name games, and use the testkit and the bots' test helpers. */
const TEST = /(\.test\.tsx?|\/testing[^/]*\.ts)$|^apps\/[^/]+\/(e2e|scripts)\/|^packages\/catalogue\/test\/|^apps\/server\/src\/testing\//;
/** What tests may also import: the testkit, the test server and, in the apps, games to try things with. */
const FOR_TESTS = / packages\/testkit\/| apps\/server\/src\/testing\/|^apps\/\S+ packages\/games\//;
const GAMES = /^(packages\/(games|catalogue)\/|scripts\/house\/)/;

const isTest = (path: string): boolean => TEST.test(path);

const formOf = ({ path }: Room): RegExp => new RegExp(`^${path.replaceAll('*', '[^/]+')}/`);
const FORMS = ROOMS.map((room) => ({ room, form: formOf(room) })).sort((a, b) => b.room.path.length - a.room.path.length);

const roomOf = (path: string): Room | undefined => FORMS.find(({ form }) => form.test(path))?.room;

/** Whether the rooms belong to different games. */
const isForeign = (from: string, to: string): boolean => {
  const [own, other] = [from, to].map((path) => /^packages\/games\/([^/]+)\//.exec(path)?.[1]);
  return own !== undefined && other !== undefined && own !== other;
};

export function wrongDirections(source: Source, doors: Doors): string[] {
  const room = roomOf(source.path);
  if (room === undefined) return [`${source.path}: belongs to no room that scripts/house/directions.ts knows`];
  return importsIn(source).flatMap((name) => {
    const target = targetOf(source, name, doors);
    if (target === undefined) return name.startsWith('@shinar/') ? [`${source.path}: ${name} is no door of its package`] : [];
    const other = roomOf(target);
    if (other === room && !isForeign(source.path, target)) return [];
    const allowed = other !== undefined && room.on.includes(other.path) && !isForeign(source.path, target);
    const forTests = isTest(source.path) && FOR_TESTS.test(`${source.path} ${target}`);
    return allowed || forTests ? [] : [`${source.path}: ${room.path} may not import ${name}, which is of ${other?.path ?? 'nowhere'}`];
  });
}

/** Folders that import each other in a ring, at every level; everything below a folder counts as its own, tests included. */
export function cycles(sources: readonly Source[], doors: Doors): string[] {
  const levels = new Map<string, Map<string, Set<string>>>();
  for (const source of sources) {
    for (const name of importsIn(source)) {
      const target = targetOf(source, name, doors);
      if (target === undefined) continue;
      const [above, from, to] = parted(posix.dirname(source.path), posix.dirname(target));
      if (from === undefined || to === undefined) continue;
      const level = levels.get(above) ?? levels.set(above, new Map()).get(above)!;
      (level.get(from) ?? level.set(from, new Set()).get(from)!).add(to);
    }
  }
  return [...levels].flatMap(([above, graph]) => ringsIn(graph).map((ring) => `${above}: ${ring.join(' -> ')}`));
}

/** Where two paths part: their common folder, and its child on the way to each. */
function parted(one: string, other: string): [string, string | undefined, string | undefined] {
  const [a, b] = [one.split('/'), other.split('/')];
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? [one, undefined, undefined] : [a.slice(0, at).join('/'), a[at], b[at]];
}

function ringsIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const rings: string[][] = [];
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): void => {
    const at = way.indexOf(node);
    if (at >= 0) rings.push([...way.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return rings;
}

/** Only a game's own folder and the catalogue may name it. */
export function namedGames({ path, text }: Source, ids: readonly string[]): string[] {
  if (GAMES.test(path) || isTest(path)) return [];
  const names = new RegExp(`['"\`/@](${ids.join('|')})['"\`/-]`);
  return linesOf(text).flatMap((line, i) => {
    const found = names.exec(line);
    return found ? [`${path}:${i + 1}: names the game ${found[1]}`] : [];
  });
}

/** The same for files without code: neither the id nor the title may occur. */
export function titledGames({ path, text }: Source, names: readonly string[]): string[] {
  if (GAMES.test(path) || isTest(path)) return [];
  return names.filter((name) => text.toLowerCase().includes(name.toLowerCase())).map((name) => `${path}: names the game ${name}`);
}

export function impure(source: Source): string[] {
  const { path, text } = source;
  if (!PURE.test(path) || isTest(path)) return [];
  const foreign = importsIn(source).filter((name) => !name.startsWith('.') && !name.startsWith('@shinar/'));
  return [
    ...foreign.map((name) => `${path}: ${name} has no place in a pure room`),
    ...linesOf(text).flatMap((line, i) => {
      const found = IMPURE.exec(line);
      return found ? [`${path}:${i + 1}: ${found[0]} has no place in a pure room`] : [];
    }),
  ];
}

/** The lines without comments. */
const linesOf = (text: string): string[] => text.split('\n').map((line) => line.replace(/\/\*.*?\*\/|\/\/.*|^\s*\*.*/g, ''));
