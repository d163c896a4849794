import { useEffect } from 'react';

/** The window's title: the page's own, and the app's. It goes when the page does. */
export function useTitle(title?: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title === undefined ? 'Shinar' : `${title} · Shinar`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** The window's icon has a dot while somebody is waiting for me. */
export function useMarkedIcon(marked: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!marked || icon === null) return;
    const { href } = icon;
    icon.href = href.replace('icon.svg', 'icon-turn.svg');
    return () => {
      icon.href = href;
    };
  }, [marked]);
}
