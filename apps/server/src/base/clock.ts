/** How much of each second is added or removed until the clock agrees with the machine's: a thousandth. */
const SLEW = 0.001;

/** The time in milliseconds. It runs evenly and never goes back, whatever happens to the machine's clock; differences are made up slowly. */
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
