/** What a run uses and how long things take. */
import { readdirSync, readFileSync } from 'node:fs';

/** Times in milliseconds, and their percentiles. */
export class Times {
  private readonly all: number[] = [];

  add(time: number): void {
    this.all.push(time);
  }

  get count(): number {
    return this.all.length;
  }

  summary(): { count: number; p50: number; p95: number; p99: number } {
    const sorted = this.all.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
    return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  }
}

const TICKS_A_SECOND = 100;
const COMMITS = 'commits';

/** Seconds of processor: in all, of the event loop's thread, and of the thread that commits. */
interface Usage {
  readonly cpu: number;
  readonly loop: number;
  readonly writer: number;
  readonly megabytes: number;
}

/** What a process on Linux has used so far, and the memory it has now. */
export function usage(pid: number): Usage {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}`);
  const commits = threads.find((thread) => readFileSync(`${thread}/comm`, 'utf8').trim() === COMMITS);
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return {
    cpu: cpuOf(`/proc/${pid}`),
    loop: cpuOf(`/proc/${pid}/task/${pid}`),
    writer: commits === undefined ? 0 : cpuOf(commits),
    megabytes: Math.round(Number(kilobytes) / 1024),
  };
}

/** Seconds of processor that a process or a thread has used. */
export function cpuOf(folder: string): number {
  const fields = readFileSync(`${folder}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}
