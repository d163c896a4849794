/** What positions are judged by, in order. */
export interface Grouped {
  /** Named after the rules. */
  readonly features: readonly string[];
  /** Of each feature the group in which a game's words tell of it; a group without words stays unsaid. */
  readonly groups: readonly string[];
}

/** Runs of features, each after the name of its group: `inGroups(['sets', 'tiles', 'largest-set'], ['reserve', 'reserve'])`. */
export const inGroups = (...runs: readonly (readonly [group: string, ...features: string[]])[]): Grouped => ({
  features: runs.flatMap(([, ...features]) => features),
  groups: runs.flatMap(([group, ...features]) => features.map(() => group)),
});
