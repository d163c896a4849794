/** The legal moves as a numbered list. The numbers stay the same whatever part of it is shown. */
import type { Code, Tagged } from '@shinar/core';
import { typedStep } from '../story/typed.ts';
import type { Table } from './table.ts';

export interface Entry {
  readonly number: number;
  readonly code: Code;
  /** What to type instead. */
  readonly text: string;
  /** What it does, as a sentence. */
  readonly does: string;
}

const PAGE = 60;
/** Up to this length a list also says what each move does. */
const FEW = 20;

export function entriesOf(table: Pick<Table, 'legal' | 'play' | 'words'>): Entry[] {
  const { game, state } = table.play;
  return table.legal().map((code, i) => {
    const events: Tagged[] = [];
    game.rules.apply(state.clone(), code, (event) => events.push(event));
    const text = typedStep(game.steps.write([game.rules.decode(code)]), game.steps, table.words);
    return { number: i + 1, code, text, does: table.words.events(events)[0] ?? '' };
  });
}

/** The entries whose text contains every word of the filter as a whole word or, if there are none, as part of one. */
export function matching(entries: readonly Entry[], filter: string): Entry[] {
  const wanted = filter.toLowerCase().split(/\s+/);
  const having = (parts: (text: string) => readonly string[] | string): Entry[] =>
    entries.filter(({ text, does }) => wanted.every((word) => parts(`${text} ${does}`.toLowerCase()).includes(word)));
  const whole = having((text) => text.split(/[^\p{L}0-9]+/u));
  return whole.length > 0 ? whole : having((text) => text);
}

export const pagesOf = (entries: readonly Entry[]): number => Math.ceil(entries.length / PAGE);

/** One page of entries: a few with what each does, many in columns that read downwards. */
export function listing(entries: readonly Entry[], page: number, width: number, more: (left: number) => string): string {
  const shown = entries.slice(page * PAGE, (page + 1) * PAGE);
  const cells = shown.map(({ number, text }) => `${String(number).padStart(3)} ${text}`);
  const cell = Math.max(...cells.map(({ length }) => length)) + 2;
  if (entries.length <= FEW) return shown.map(({ does }, i) => `${cells[i]!.padEnd(cell)}${does}`.trimEnd()).join('\n');
  const left = entries.length - (page + 1) * PAGE;
  return [...inColumns(cells, cell, width), ...(left > 0 ? [`    ${more(left)}`] : [])].join('\n');
}

function inColumns(cells: readonly string[], cell: number, width: number): string[] {
  const rows = Math.ceil(cells.length / Math.max(1, Math.floor(width / cell)));
  return Array.from({ length: rows }, (_, row) => {
    const inRow = cells.filter((_, i) => i % rows === row);
    return inRow
      .map((text) => text.padEnd(cell))
      .join('')
      .trimEnd();
  });
}
