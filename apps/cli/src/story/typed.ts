/** Steps as a person types them: `move kish ur`, `take economy religion`, `city ur from=kish`, or JSON as in a record. */
import { type Game, InputError, type Refusal, type StateBase, type StepBody, type Steps, type Tagged } from '@shinar/core';
import type { TerminalWords } from '@shinar/words';
import { parseJsonOf } from '../json.ts';

const PATH = 'step';
type Body = { do: string; [field: string]: unknown };
type RecordName = NonNullable<TerminalWords['recordName']>;

const plainly: RecordName = (word) => (/^[0-9]+$/.test(word) ? Number(word) : word);

/** The moves of a typed step; throws an InputError or BadInput if it can't be read. */
export function readTyped(text: string, steps: Steps, { recordName = plainly }: Pick<TerminalWords, 'recordName'> = {}): readonly Tagged[] {
  if (text.startsWith('{')) {
    const { by: _, ...body } = parseJsonOf('step', text) as StepBody;
    return steps.read(body as StepBody, PATH);
  }
  const [verb = '', ...words] = text.split(/\s+/);
  const named = words.filter((word) => word.includes('=')).map((word) => word.split('=', 2) as [string, string]);
  const plain = words.filter((word) => !word.includes('='));
  const body: Body = { do: verb };
  for (const [field, value] of named) body[field] = valueIn(value, field, recordName);
  return readFilled(body, plain, steps, recordName);
}

/** The game's reader names the field it misses, so the words fill the fields in its order; words left over extend a list. */
function readFilled(body: Body, words: string[], steps: Steps, recordName: RecordName): readonly Tagged[] {
  let last = '';
  for (;;) {
    const read = tryRead(body, steps);
    if (!(read instanceof InputError) && words.length === 0) return read;
    const error = read instanceof InputError ? read : new InputError({ path: PATH, reason: 'word-too-many', facts: { got: words[0]! } });
    const { reason, path } = error.fault;
    const field = path.slice(PATH.length + 1);
    const list = body[last];
    if (reason === 'not-a-list' && typeof body[field] === 'string') body[field] = [body[field]];
    else if (words[0] === undefined) throw error;
    else if (reason === 'missing-field') {
      body[field] = valueIn(words.shift()!, field, recordName);
      last = field;
    } else if (Array.isArray(list)) list.push(valueIn(words.shift()!, last, recordName));
    else throw error;
  }
}

function tryRead(body: Body, steps: Steps): readonly Tagged[] | InputError {
  try {
    return steps.read(body, PATH);
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

function valueIn(word: string, field: string, recordName: RecordName): unknown {
  return word.includes(',') ? word.split(',').map((each) => valueIn(each, field, recordName)) : recordName(word, field);
}

/** A step as a person would type it: by position, else with field names, else as JSON. */
export function typedStep(body: StepBody, steps: Steps, words: Pick<TerminalWords, 'recordName' | 'typedName'>): string {
  const { do: verb, ...fields } = body;
  const { typedName = String } = words;
  const text = (value: unknown, field: string): string =>
    Array.isArray(value) ? value.map((each) => text(each, field)).join(',') : typedName(value as number | string, field);
  const json = JSON.stringify(body);
  const plain = [verb, ...Object.entries(fields).map(([field, value]) => text(value, field))].join(' ');
  const named = [verb, ...Object.entries(fields).map(([field, value]) => `${field}=${text(value, field)}`)].join(' ');
  return [plain, named].find((typed) => writtenAgain(typed, steps, words) === json) ?? json;
}

/** What a typed step would be in a record; undefined if it can't be read. */
function writtenAgain(typed: string, steps: Steps, words: Pick<TerminalWords, 'recordName'>): string | undefined {
  try {
    return JSON.stringify(steps.write(readTyped(typed, steps, words)));
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Why the moves of one step may not be played; undefined if they may. */
export function whyNot({ rules, steps }: Game, state: StateBase, moves: readonly Tagged[]): Refusal | undefined {
  const trial = state.clone();
  const clause = rules.prompt(trial)?.clause ?? '';
  for (const [i, move] of moves.entries()) {
    if (i > 0 && !steps.continues(trial)) return { clause, reason: 'step-too-long' };
    const refusal = rules.refuse(trial, move);
    if (refusal !== undefined) return refusal;
    rules.apply(trial, rules.encode(move));
  }
  return moves.length === 0 || steps.continues(trial) ? { clause, reason: 'step-too-short' } : undefined;
}
