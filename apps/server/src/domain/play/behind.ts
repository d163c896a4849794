/** Somebody else was first: memory is out of date, and is reloaded before the next try. */
export class Behind extends Error {}
