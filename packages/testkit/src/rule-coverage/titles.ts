/** Finds the titles of the tests in a source text without running it. */

const QUOTED = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source;
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//.source;
/** A call of test, it or describe, with its modifiers, the table of an `each` or `for` if any, and its title. Skips comments and other strings. */
const CALL = new RegExp(
  `${COMMENT}|(?<![\\w.$])(test|it|describe)((?:\\.\\w+)*)(?:(?<=\\.(?:each|for))\\s*\\([\\s\\S]*?\\)(?=\\s*\\())?\\s*\\(\\s*(${QUOTED})|${QUOTED}`,
  'g',
);
const SKIPPING = /\.(?:skip|todo|skipIf|runIf)\b/;

export interface Titles {
  /** Titles of the tests that run. */
  readonly tests: string[];
  /** Titles of the tests and groups that are skipped or todo. */
  readonly skipped: string[];
}

export function titlesIn(source: string): Titles {
  const found: Titles = { tests: [], skipped: [] };
  for (const [, call, modifiers = '', quoted] of source.matchAll(CALL)) {
    if (call === undefined || quoted === undefined) continue;
    const title = quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1');
    if (SKIPPING.test(modifiers)) found.skipped.push(title);
    else if (call !== 'describe') found.tests.push(title);
  }
  return found;
}
