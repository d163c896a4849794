import { useCallback, useState } from 'react';
import { type Trouble, troubleOf } from '../../base/server/api.ts';

export interface Acting {
  readonly busy: boolean;
  readonly trouble: Trouble | undefined;
  /** Runs one request at a time, and keeps the reason if it is refused. */
  act(run: () => Promise<unknown>): Promise<void>;
}

export function useAct(): Acting {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const act = useCallback(async (run: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await run();
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setBusy(false);
    }
  }, []);
  return { busy, trouble, act };
}
