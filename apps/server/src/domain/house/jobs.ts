/** Work to do soon or at a given time. A job may be lost or come twice, so it looks into the store for what there is to do. */
export const QUEUES = ['bot', 'deadline', 'notice', 'plan', 'rating', 'round'] as const;
/** Anything due later is left to the sweep, so that few jobs wait. */
export const SOON = 20_000;

export type Queue = (typeof QUEUES)[number];

/** About a table, valid while its log has this length. */
export interface Job {
  readonly num: number;
  readonly length: number;
}

export interface Jobs {
  send(queue: Queue, job: Job, at: number): Promise<void>;
  work(queue: Queue, run: (job: Job) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
