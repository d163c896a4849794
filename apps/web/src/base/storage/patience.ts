/** How long an answer may take, in milliseconds, and in how many parts that is counted. */
const PART = 500;
const PARTS = 10;

/** Calls once an answer takes too long; answers what calls that off. Counted in parts: however long a device slept meanwhile, that is one of them. */
export function whenTooLong(call: () => void): () => void {
  let left = PARTS;
  const timer = setInterval(() => {
    left--;
    if (left > 0) return;
    clearInterval(timer);
    call();
  }, PART);
  return () => clearInterval(timer);
}
