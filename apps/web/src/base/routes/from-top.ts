import { useEffect } from 'react';

/** A page that comes into view is shown from its top. */
export function useFromTop(): void {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
