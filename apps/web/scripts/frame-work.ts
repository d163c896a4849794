/** What a page works for its frames, out of a trace of Chromium. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** All in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The processor's time of it, where the trace has that. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The steps to a frame, as Chromium names them. */
const KINDS = ['FunctionCall', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];
const MAIN = 'CrRendererMain';

/** In milliseconds, and without what else the machine did meanwhile. */
const workIn = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

/** For each frame how long the page's main thread worked since the one before, and for how long a frame on which kind of thing, in milliseconds. */
export function workOf(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN).map(threadOf);
  const counted = (thread: string): number => traceEvents.filter((event) => threadOf(event) === thread && event.name === 'Commit').length;
  const [page] = mains.sort((a, b) => counted(b) - counted(a));
  const here = traceEvents.filter((event) => threadOf(event) === page).sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const ends = here.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  let next = 0;
  const frames = ends.map((end) => {
    let work = 0;
    for (; next < tasks.length && tasks[next]!.ts <= end; next++) work += workIn(tasks[next]!);
    return work;
  });
  const kinds = KINDS.map((kind) => ({
    name: kind,
    ms: here.reduce((sum, event) => sum + (event.name === kind ? workIn(event) : 0), 0) / frames.length,
  }));
  return { frames, kinds };
}
