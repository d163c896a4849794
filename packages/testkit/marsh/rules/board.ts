/** Eight pools in a ring. */
export const POOL_NAMES = ['reed', 'heron', 'frog', 'otter', 'pike', 'swan', 'newt', 'crane'] as const;
export const POOLS = POOL_NAMES.length;

export const neighbours = (a: number, b: number): boolean => (a + 1) % POOLS === b || (b + 1) % POOLS === a;

export const board = { name: 'ring', builtIn: true, data: { pools: POOL_NAMES } } as const;
