import { useEffect } from 'react';

/** Shows a new page from its top. */
export function useFromTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
