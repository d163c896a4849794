export * from './errors.ts';
export * from './live.ts';
export * from './notices.ts';
export * from './people.ts';
export * from './play.ts';
export * from './tables.ts';
export * from './values.ts';
