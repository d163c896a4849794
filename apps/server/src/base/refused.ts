import { ERRORS, type ErrorCode, type Failure } from '@shinar/protocol';

/** A refused request: its code and the details. */
export class Refused extends Error {
  readonly failure: Failure;

  constructor(code: ErrorCode, more: Omit<Failure, 'code'> = {}) {
    super(code);
    this.name = 'Refused';
    this.failure = { code, ...more };
  }

  get status(): number {
    return ERRORS[this.failure.code];
  }
}
