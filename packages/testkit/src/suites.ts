/** Everything that needs Vitest: import from tests only. */

export { checkPlaythroughs } from './golden/suite.ts';
export { type LawsOptions, laws } from './laws/suite.ts';
export type { Subject } from './subject.ts';
