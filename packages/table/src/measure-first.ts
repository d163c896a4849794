/** Measures the page; answers what is to be changed then. */
type Measure = () => () => void;

let waiting: Measure[] = [];

/** First everything is measured, then all of it is changed, still before the next frame: in turn, the page would be laid out anew for each. Answers how to leave it out. */
export function measureFirst<T>(measure: () => T, then: (measured: T) => void): () => void {
  const one: Measure = () => {
    const measured = measure();
    return () => then(measured);
  };
  if (waiting.length === 0) queueMicrotask(changeAll);
  waiting.push(one);
  return () => {
    waiting = waiting.filter((each) => each !== one);
  };
}

function changeAll(): void {
  const measures = waiting;
  waiting = [];
  for (const change of measures.map((measure) => measure())) change();
}
