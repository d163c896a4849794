import { InputError, parseJson } from '@shinar/core';
import { badData } from './bad-input.ts';

/** Parses text that starts on `line` of `file`; faults are reported with line and column. */
export function parseJsonOf(file: string, text: string, line = 1): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { facts = {} } = error.fault;
    throw badData(error.fault, `${file}:${line - 1 + Number(facts.line)}:${facts.column}`);
  }
}
