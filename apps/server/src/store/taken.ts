/** Whether a write failed because somebody else was first with a value that must be unique. */
export function isTaken(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/** Whether a write failed because what it refers to is gone. */
export function isOrphan(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return code === '23503' || errcode === 787;
}
