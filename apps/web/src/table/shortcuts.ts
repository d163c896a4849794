import { useEffect, useRef } from 'react';

type Shortcuts = Readonly<Record<string, () => void>>;

/** Single keys for what the buttons do; not while typing, and not with Ctrl, Alt or Meta. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest('input:not([type=range]), select, textarea, dialog') !== null;
      if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
      latest.current[event.key]?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
