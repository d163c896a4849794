import { useEffect, useRef } from 'react';

/** Runs now, then at this interval while the page is visible, and whenever it becomes visible again. */
export function useEvery(milliseconds: number, run: () => Promise<void>): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) void latest.current();
    };
    look();
    const timer = setInterval(look, milliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [milliseconds]);
}
