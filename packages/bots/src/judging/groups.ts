/** What positions are judged by, in order. */
export interface Grouped {
  /** Named as in the rules. */
  readonly features: readonly string[];
  /** Each feature's group, which a game's words describe; a group without words is not mentioned. */
  readonly groups: readonly string[];
}

/** Features listed under the name of their group: `inGroups(['sets', 'tiles', 'largest-set'], ['reserve', 'reserve'])`. */
export const inGroups = (...runs: readonly (readonly [group: string, ...features: string[]])[]): Grouped => ({
  features: runs.flatMap(([, ...features]) => features),
  groups: runs.flatMap(([group, ...features]) => features.map(() => group)),
});
