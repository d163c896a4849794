/** Somebody else was first: what is in memory is old, and is read again before the next try. */
export class Behind extends Error {}
