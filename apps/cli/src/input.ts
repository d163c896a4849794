/** Reads files and standard input line by line, however many records there are. */
import { createReadStream } from 'node:fs';
import { badFile, fromSystem } from './bad-input.ts';

/** No record comes close; a longer line is something else, and would fill the memory. */
const LONGEST_LINE = 1 << 26;

export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const source: AsyncIterable<Uint8Array> = file === '-' ? process.stdin : createReadStream(file);
  let rest = '';
  try {
    for await (const chunk of source) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw badFile(nameOf(file), 'not-a-record', ({ tooLong }) => tooLong);
      yield* lines;
    }
    rest += decoder.decode();
  } catch (error) {
    throw isBadText(error) ? badFile(nameOf(file), 'not-text', ({ notText }) => notText) : fromSystem(error, nameOf(file));
  }
  if (rest !== '') yield rest;
}

const isBadText = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

export async function readFile(file: string): Promise<string> {
  return (await all(linesOf(file))).join('\n');
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const line of lines) list.push(line);
  return list;
}

export interface RecordText {
  /** The line it starts on, counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** The records of a file: one per line, or a single one spread over several lines. */
export async function* recordTexts(file: string): AsyncGenerator<RecordText> {
  const lines = linesOf(file);
  let held: RecordText | undefined;
  let first = true;
  let line = 0;
  for await (const text of lines) {
    line++;
    if (text.trim() === '') continue;
    if (held !== undefined) {
      if (first && goesOn(held.text, text)) {
        const blank = Array<string>(line - held.line - 1).fill('');
        held = { line: held.line, text: [held.text, ...blank, text, ...(await all(lines))].join('\n') };
        break;
      }
      first = false;
      yield held;
    }
    held = { line, text };
  }
  if (held === undefined) throw badFile(nameOf(file), 'empty', ({ empty }) => empty);
  yield held;
}

/** One record of a file, counted from 0. */
export async function findRecord(file: string, wanted: number): Promise<RecordText> {
  let count = 0;
  for await (const text of recordTexts(file)) if (count++ === wanted) return text;
  throw badFile(nameOf(file), 'no-such-record', ({ noSuchRecord }) => noSuchRecord(count, wanted));
}

/** Whether the record on the first line continues on the next: it is incomplete, and the next line doesn't start another. */
function goesOn(first: string, next: string): boolean {
  if (next.startsWith('{')) return false;
  try {
    JSON.parse(first);
    return false;
  } catch {
    return true;
  }
}
