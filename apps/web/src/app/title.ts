import { useEffect } from 'react';

/** The title of the window: the page's own, and whose it is. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title === undefined ? 'Shinar' : `${title} · Shinar`;
  }, [title]);
}
