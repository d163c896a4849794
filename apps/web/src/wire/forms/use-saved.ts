import { useRef, useState } from 'react';

/** What the server keeps for a person: a change shows at once, and is reverted if the server refuses. Changing throws the reason. */
export function useSaved<T extends object>(
  kept: T | undefined,
  send: (next: T) => Promise<unknown>,
): readonly [T | undefined, (part: Partial<T>) => Promise<void>] {
  const [shown, setShown] = useState<T>();
  /** What the server has confirmed, and what it was last asked for. */
  const sure = useRef(shown);
  const asked = useRef(shown);
  const change = async (part: Partial<T>): Promise<void> => {
    const next = { ...kept, ...asked.current, ...part } as T;
    asked.current = next;
    setShown(next);
    try {
      await send(next);
      sure.current = next;
    } catch (error) {
      if (asked.current === next) {
        asked.current = sure.current;
        setShown(sure.current);
      }
      throw error;
    }
  };
  return [shown ?? kept, change];
}
