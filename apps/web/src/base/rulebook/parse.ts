/** Parses a rules page: chapters of numbered clauses, with tables, lists and some examples. */

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Clause {
  readonly id: string;
  readonly blocks: readonly Block[];
  /** The words beside the example on the board, if the clause has one. */
  readonly example: string;
  /** Whether the clause says that it contains a ruling of ours. */
  readonly ruled: boolean;
}

export interface Chapter {
  /** `A6`; undefined for the examples and for summary chapters, which have no clauses. */
  readonly id: string | undefined;
  /** Its link target: the id, or its position on the page, which is the same in every language. */
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly clauses: readonly Clause[];
}

export interface Page {
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly chapters: readonly Chapter[];
}

interface Section {
  readonly id?: string;
  readonly title: string;
  readonly lines: string[];
}

const CLAUSE = /^- \*\*([A-Z]+\d+(?:\.\d+)*)\*\* (.*)$/;
const HEADING = /^(#+) (?:([A-Z]\d+) )?(.*)$/;
/** An emphasised bracket marks a ruling, in any language. */
const RULED = /\*\([^)]*\)\*/;

export function parsePage(text: string): Page {
  const [first = { title: '', lines: [] }, ...rest] = sectionsOf(text);
  return {
    title: first.title,
    blocks: blocksOf(first.lines),
    chapters: rest.map(({ id, title, lines }, i) => {
      const begins = lines.findIndex((line) => CLAUSE.test(line));
      const head = begins < 0 ? lines : lines.slice(0, begins);
      return { id, anchor: id ?? `chapter-${i + 1}`, title, blocks: blocksOf(head), clauses: clausesOf(lines.slice(head.length)) };
    }),
  };
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split('\n')) {
    const [, , id, title] = HEADING.exec(line) ?? [];
    if (title !== undefined) sections.push({ ...(id !== undefined && { id }), title, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

function clausesOf(lines: readonly string[]): Clause[] {
  const clauses: { id: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, id, text = ''] = CLAUSE.exec(line) ?? [];
    if (id !== undefined) clauses.push({ id, lines: [text] });
    else clauses.at(-1)?.lines.push(line);
  }
  return clauses.map(({ id, lines: own }) => ({
    id,
    blocks: blocksOf(own.filter((line) => !isExample(line))),
    example: own
      .filter(isExample)
      .map((line) => line.trim().slice(1).trim())
      .join(' '),
    ruled: RULED.test(own.join(' ')),
  }));
}

const isExample = (line: string): boolean => line.trim().startsWith('>');

/** Paragraphs, lists and tables, separated by empty lines. */
function blocksOf(lines: readonly string[]): Block[] {
  const groups: string[][] = [[]];
  for (const line of lines.map((each) => each.trim())) {
    if (line === '') groups.push([]);
    else groups.at(-1)!.push(line);
  }
  return groups.filter((group) => group.length > 0).map(blockOf);
}

function blockOf(lines: readonly string[]): Block {
  if (lines[0]!.startsWith('|')) return tableOf(lines);
  if (lines[0]!.startsWith('- ')) return listOf(lines);
  return { kind: 'text', text: lines.join(' ') };
}

function listOf(lines: readonly string[]): Block {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push([line.slice(2)]);
    else items.at(-1)!.push(line);
  }
  return { kind: 'list', items: items.map((item) => item.join(' ')) };
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { kind: 'table', head, rows };
}

/** All words of some blocks, on one line. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'text') return block.text;
      return block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
    })
    .join(' ');
