/** Word between the processes of one server: ids only, since the store has the rest. */
export type News =
  /** The log of a table has this length now. */
  | { readonly type: 'log'; readonly num: number; readonly length: number }
  /** The row or the seats of a table have changed. */
  | { readonly type: 'table'; readonly num: number }
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
  /** To the other processes; never to oneself. Done when it is out, or has to be tried again later: then nobody waits for it. */
  publish(news: News): Promise<void>;
  listen(heard: (news: News) => void): void;
  /** After a silence news may have been missed: everything in memory must be read again. */
  onGap(missed: () => void): void;
  close(): Promise<void>;
}

/** For a server of one process: there is nobody else. */
export const noBus: Bus = {
  publish: async () => {},
  listen: () => {},
  onGap: () => {},
  close: async () => {},
};
