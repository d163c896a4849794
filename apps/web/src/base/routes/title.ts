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

/** The icon of the window has a dot while somebody is waited for. */
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
