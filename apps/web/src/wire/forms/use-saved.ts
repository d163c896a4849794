import { useRef, useState } from 'react';

/** What the server keeps of a person: a change is seen at once, and taken back if the server does not follow. Changing throws why. */
export function useSaved<T extends object>(
  kept: T | undefined,
  send: (next: T) => Promise<unknown>,
): readonly [T | undefined, (part: Partial<T>) => Promise<void>] {
  const [shown, setShown] = useState<T>();
  /** What the server has said yes to, and what it has been asked for last. */
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
