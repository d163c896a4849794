/** Rule coverage: every clause of docs/rules/<game>.md has a test in packages/games/<game> whose title begins with it. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clausesOf, letterOf, namedBy, provenBy, sectionOf } from './clauses.ts';
import { titlesIn } from './titles.ts';

export interface Coverage {
  readonly game: string;
  readonly clauses: readonly string[];
  /** What is wrong, one line each; empty if nothing is. */
  readonly faults: readonly string[];
}

/** A test file by its path, and its text. */
export type Sources = ReadonlyMap<string, string>;

/** Reads the rules pages and the tests of a repository. */
export function ruleCoverage(root: string): Coverage[] {
  const folder = join(root, 'docs', 'rules');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const game = file.slice(0, -'.md'.length);
      const paths = globSync(`packages/games/${game}/{rules,screen,words}/**/*.test.ts`, { cwd: root }).sort();
      const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
      return coverageOf(game, readFileSync(join(folder, file), 'utf8'), sources);
    });
}

export function coverageOf(game: string, page: string, sources: Sources): Coverage {
  const clauses = clausesOf(page);
  const known = new Set([...clauses, ...clauses.map(sectionOf)]);
  const letters = new Set(clauses.map(letterOf));
  const proven = new Set<string>();
  const faults: string[] = [];

  if (clauses.length === 0) faults.push(`docs/rules/${game}.md: no clauses`);
  for (const twice of clauses.filter((clause, i) => clauses.indexOf(clause) < i))
    faults.push(`docs/rules/${game}.md: ${twice} stands there twice`);
  for (const [path, source] of sources) {
    const { tests, skipped } = titlesIn(source);
    for (const title of skipped) faults.push(`${path}: skipped: ${title}`);
    for (const title of tests) {
      for (const clause of provenBy(title)) proven.add(clause);
      const cited = new Set([...provenBy(title), ...namedBy(title).filter((clause) => letters.has(letterOf(clause)))]);
      for (const clause of cited) if (!known.has(clause)) faults.push(`${path}: no clause ${clause}: ${title}`);
    }
  }
  for (const clause of new Set(clauses)) if (!proven.has(clause)) faults.push(`packages/games/${game}: no test begins with ${clause}`);
  return { game, clauses, faults };
}
