/** What a run uses and how long things take. */
import { readFileSync } from 'node:fs';

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

/** Seconds of processor and megabytes in use, of a process on Linux. */
export function usage(pid: number): { cpu: number; megabytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { cpu: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND, megabytes: Math.round(Number(kilobytes) / 1024) };
}
