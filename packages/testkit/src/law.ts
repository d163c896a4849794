/** The laws for input from outside, checked by the fuzzer. */
export const HOSTILE_LAWS = [
  'hostile input is refused in good order',
  'what is accepted is accepted again',
  'a refused step changes nothing',
] as const;

/** What every game must fulfil. A check that fails throws the law it breaks. */
export const LAWS = [
  'rules do not throw',
  'a state is under 1 KB',
  'the actor sits at the table',
  'legal codes ascend and differ',
  'somebody who acts has a move, nobody has none',
  'somebody who acts is asked, nobody is not',
  'what is legal is not refused',
  'what is not refused is legal',
  'every legal move is conceivable',
  'encode and decode are inverse',
  'asking changes nothing',
  'clauses and keys are named',
  'score lines are whole numbers',
  'weights of chance are positive whole numbers',
  'a clone shares nothing with its origin',
  'apply is deterministic',
  'listening changes nothing',
  'every move tells an event',
  'an event says its clauses and the seats concerned',
  'JSON loses nothing',
  'pieces are conserved',
  'kept numbers follow from the others',
  'a step is the work of one actor',
  'games end',
  'the win is shared out whole',
  'a step reads back as written',
  'a record replays to the same hash',
  'the text of a record is a fixed point',
  'every prefix of a record is an unfinished record',
  'a take-back ends where its seat was to act',
  ...HOSTILE_LAWS,
] as const;
export type Law = (typeof LAWS)[number];

export class LawBroken extends Error {
  readonly law: Law;

  constructor(law: Law, detail: string, cause?: unknown) {
    super(`${law}: ${detail}`, { cause });
    this.name = 'LawBroken';
    this.law = law;
  }
}

export function broken(law: Law, detail: string, cause?: unknown): never {
  throw new LawBroken(law, detail, cause);
}

/** Runs code that must not throw; if it does, the law is broken. */
export function under<T>(law: Law, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof LawBroken) throw error;
    return broken(law, error instanceof Error ? (error.stack ?? error.message) : String(error), error);
  }
}
