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
  readonly id2?: { readonly local: string };
  readonly args: {
    readonly name?: string;
    readonly data?: { readonly nodeName?: string; readonly state?: string };
    /** Of a frame without what the page was to change in it: whether it was shown all the same, with everything moved on. */
    readonly hasPartialUpdate?: boolean;
  };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The steps to a frame, as Chromium names them. */
const KINDS = ['FunctionCall', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];
const MAIN = 'CrRendererMain';

/** In milliseconds, and without what else the machine did meanwhile. */
const workIn = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000;

/** What moves nothing: it only waits until a scene is over. */
const CLOCK = 'stage-clock';

/** From when to when something moved. */
function movesIn(events: readonly TraceEvent[]): Span[] {
  const begun = new Map<string, number | undefined>();
  return events
    .filter(({ name }) => name === 'Animation')
    .flatMap(({ ph, ts, id2, args: { data } }) => {
      const id = id2?.local ?? '';
      if (ph === 'b' && !data?.nodeName?.includes(CLOCK)) begun.set(id, undefined);
      if (ph === 'n' && data?.state === 'running' && begun.has(id)) begun.set(id, begun.get(id) ?? ts);
      if (ph !== 'e') return [];
      const from = begun.get(id);
      begun.delete(id);
      return from === undefined ? [] : [{ from, to: ts }];
    });
}

/** The frames that came to the screen while something moved, and those that did not. */
function shownIn(events: readonly TraceEvent[], moves: readonly Span[]) {
  const moving = events.filter(({ ts }) => moves.some(({ from, to }) => from < ts && ts < to));
  const drawn = moving.filter(({ name }) => name === 'DrawFrame').length;
  const missed = moving.filter(({ name, args }) => name === 'DroppedFrame' && args.hasPartialUpdate === false).length;
  return { drawn, missed };
}

/** What came to the screen; for each frame of the page how long its main thread worked since the one before, of those while something moved too, and for how long a frame on which kind of thing, in milliseconds. */
export function workOf(trace: Buffer) {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN).map(threadOf);
  const counted = (thread: string): number => traceEvents.filter((event) => threadOf(event) === thread && event.name === 'Commit').length;
  const [page] = mains.sort((a, b) => counted(b) - counted(a));
  const here = traceEvents.filter((event) => threadOf(event) === page).sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const ends = here.filter(({ name }) => name === 'Commit').map(({ ts }) => ts);
  const moves = movesIn(here);
  let next = 0;
  const frames = ends.map((end) => {
    let work = 0;
    for (; next < tasks.length && tasks[next]!.ts <= end; next++) work += workIn(tasks[next]!);
    return work;
  });
  const moving = frames.filter((_, i) => moves.some(({ from, to }) => from < ends[i]! && ends[i]! < to));
  const kinds = KINDS.map((kind) => ({
    name: kind,
    ms: here.reduce((sum, event) => sum + (event.name === kind ? workIn(event) : 0), 0) / frames.length,
  }));
  const pageEvents = traceEvents.filter(({ pid }) => pid === here[0]!.pid);
  return { frames, moving, kinds, shown: shownIn(pageEvents, moves) };
}
