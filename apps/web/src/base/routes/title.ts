import { useEffect } from 'react';

/** The title of the window: the page's own, and whose it is. A page that goes takes its title with it. */
export function useTitle(title?: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title === undefined ? 'Shinar' : `${title} · Shinar`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
