import { useState } from 'react';
import { useMessages } from '../words/messages.ts';
import { faultText } from './Fault.tsx';

/** Runs something that may fail; keeps the reason in words until it succeeds. */
export function useAttempt(): [fault: string | undefined, attempt: (run: () => Promise<void>) => Promise<void>] {
  const m = useMessages();
  const [fault, setFault] = useState<string>();
  const attempt = async (run: () => Promise<void>): Promise<void> => {
    try {
      await run();
      setFault(undefined);
    } catch (error) {
      setFault(faultText(error as Error, m));
    }
  };
  return [fault, attempt];
}
