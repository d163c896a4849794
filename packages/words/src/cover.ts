/** What is printed on a game's box. */
export interface Cover {
  readonly name: string;
  /** What it is about, in a sentence or two. */
  readonly line: string;
}
