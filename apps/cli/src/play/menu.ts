/** The legal moves as a numbered list. The numbers stay the same whatever part of it is shown. */
import type { Code } from '@shinar/core';

export interface Entry {
  readonly number: number;
  readonly code: Code;
  readonly text: string;
}

const PAGE = 60;

/** The entries with every word of the filter as a word of their text, or, if there are none, with every word as a part of it. */
export function matching(entries: readonly Entry[], filter: string): Entry[] {
  const wanted = filter.toLowerCase().split(/\s+/);
  const having = (parts: (text: string) => readonly string[] | string): Entry[] =>
    entries.filter(({ text }) => wanted.every((word) => parts(text.toLowerCase()).includes(word)));
  const whole = having((text) => text.split(/[^a-z0-9]+/));
  return whole.length > 0 ? whole : having((text) => text);
}

export const pagesOf = (entries: readonly Entry[]): number => Math.ceil(entries.length / PAGE);

/** One page of the entries, in columns that read downwards. */
export function listing(entries: readonly Entry[], page: number, width: number): string {
  const cells = entries.slice(page * PAGE, (page + 1) * PAGE).map(({ number, text }) => `${String(number).padStart(3)} ${text}`);
  const cell = Math.max(...cells.map(({ length }) => length)) + 2;
  const rows = Math.ceil(cells.length / Math.max(1, Math.floor(width / cell)));
  const lines = Array.from({ length: rows }, (_, row) => {
    const inRow = cells.filter((_, i) => i % rows === row);
    return inRow
      .map((text) => text.padEnd(cell))
      .join('')
      .trimEnd();
  });
  const left = entries.length - (page + 1) * PAGE;
  return [...lines, ...(left > 0 ? [`    ... and ${left} others: "more" shows them, a part of their text picks among them`] : [])].join(
    '\n',
  );
}
