/** Of a second so much is taken back or added until the clock shows what the machine's does: a thousandth, as good clocks drift. */
const SLEW = 0.001;

/** The time in milliseconds. It goes on evenly and never back, whatever becomes of the machine's clock; what that one is off by is made up for slowly. */
export function steadyClock(wall: () => number = Date.now, steady: () => number = () => performance.now()): () => number {
  let [at, shown] = [steady(), wall()];
  return () => {
    const passed = steady() - at;
    at += passed;
    const off = wall() - (shown + passed);
    const most = passed * SLEW;
    shown += passed + Math.max(-most, Math.min(most, off));
    return Math.floor(shown);
  };
}
