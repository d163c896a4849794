import type { TextSection } from './game-words.ts';

/** Longer lines are wrapped here, as a terminal would break them in mid-word. */
const WIDTH = 100;

/** Sections as plain text, each under its title. */
export const sectionsText = (sections: readonly TextSection[]): string =>
  sections.map(({ title, lines }) => [title, ...lines.map(({ text }) => wrapped(`  ${text}`))].join('\n')).join('\n');

/** A long line continues below, indented. */
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
