import { ERRORS, type ErrorCode, type Failure } from '@shinar/protocol';

/** A request that is not granted, by its code and what there is to say about it. */
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
