/** Steps as a person types them: `move kish ur`, `take economy religion`, `city ur from=kish`, or JSON as in a record. */
import { type Game, InputError, type Refusal, type StateBase, type StepBody, type Steps, type Tagged } from '@shinar/core';
import { parseJsonOf } from '../json.ts';

const PATH = 'step';
type Body = { do: string; [field: string]: unknown };

/** The moves of a typed step; throws InputError or BadInput when it cannot be read. */
export function readTyped(text: string, steps: Steps): readonly Tagged[] {
  if (text.startsWith('{')) {
    const { by: _, ...body } = parseJsonOf('step', text) as StepBody;
    return steps.read(body as StepBody, PATH);
  }
  const [verb = '', ...words] = text.split(/\s+/);
  const named = words.filter((word) => word.includes('=')).map((word) => word.split('=', 2) as [string, string]);
  const plain = words.filter((word) => !word.includes('='));
  const body: Body = { do: verb };
  for (const [field, value] of named) body[field] = wordValue(value);
  return readFilled(body, plain, steps);
}

/** The reader itself names the field it misses, so the words fill the fields in its order; what is left over goes on with a list. */
function readFilled(body: Body, words: string[], steps: Steps): readonly Tagged[] {
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
      body[field] = wordValue(words.shift()!);
      last = field;
    } else if (Array.isArray(list)) list.push(wordValue(words.shift()!));
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

function wordValue(word: string): unknown {
  if (word.includes(',')) return word.split(',').map(wordValue);
  return /^[0-9]+$/.test(word) ? Number(word) : word;
}

/** Why the moves of one step may not be played; nothing when they may. */
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
