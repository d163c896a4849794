import type { TextSection } from './game-words.ts';

/** No line is longer: a terminal would break it in the middle of a word. */
const WIDTH = 100;

/** Sections as plain text, each under its title. */
export const sectionsText = (sections: readonly TextSection[]): string =>
  sections.map(({ title, lines }) => [title, ...lines.map(({ text }) => wrapped(`  ${text}`))].join('\n')).join('\n');

/** A long line goes on below, indented. */
function wrapped(line: string): string {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    const cut = at > INDENT.length ? at : WIDTH;
    lines.push(rest.slice(0, cut));
    rest = INDENT + rest.slice(cut).trimStart();
  }
  return [...lines, rest].join('\n');
}
const INDENT = '      ';
