/** Tables whose logs share a part. */
export const PART_SIZE = 100_000;
