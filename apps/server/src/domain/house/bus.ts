/** News between the processes of one server: ids only, since the store has the rest. */
import type { Happening } from '@shinar/protocol';
import type { Db } from '../../store/form/schema.ts';

export type News =
  /** The log of a table has this length now. */
  | { readonly type: 'log'; readonly num: number; readonly length: number }
  /** The row or the seats of a table have changed. */
  | { readonly type: 'table'; readonly num: number }
  | { readonly type: 'happening'; readonly num: number; readonly happening: Happening }
  | { readonly type: 'line'; readonly num: number; readonly id: number }
  /** The sessions or the mutes of a person have changed. */
  | { readonly type: 'person'; readonly id: string }
  /** Who is at a table, as one process sees it. */
  | {
      readonly type: 'present';
      readonly process: string;
      readonly num: number;
      readonly people: readonly string[];
      readonly watchers: number;
    };

export interface Bus {
  /** To the other processes, never to this one. Resolves once it is sent, or queued for a retry. */
  publish(news: News): Promise<void>;
  /** Goes out if and when the transaction commits. */
  publishWith(db: Db, news: News): Promise<void>;
  /** The news as the log's writer sends it with its commit; undefined if there are no other processes. */
  wordOf(news: News): string | undefined;
  listen(heard: (news: News) => void): void;
  /** After a silence news may have been missed: everything in memory must be read again. */
  onGap(missed: () => void): void;
  close(): Promise<void>;
}

/** For a server of one process. */
export const noBus: Bus = {
  publish: async () => {},
  publishWith: async () => {},
  wordOf: () => undefined,
  listen: () => {},
  onGap: () => {},
  close: async () => {},
};
