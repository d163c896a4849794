import { useEffect, useRef } from 'react';

type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys that move the focus. */
const MOVES_FOCUS = /^(Tab|Arrow)/;

/** Single keys for what the buttons do; not while typing, and not with Ctrl, Alt or Meta. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    let pressed = false;
    const onPointer = (): void => {
      pressed = true;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (MOVES_FOCUS.test(event.key)) pressed = false;
      const typing = event.target instanceof Element && event.target.closest('input:not([type=range]), select, textarea, dialog') !== null;
      const does = latest.current[event.key];
      if (does === undefined || typing || event.ctrlKey || event.altKey || event.metaKey) return;
      // What was last pressed by hand has the focus still: after a key the browser would draw its frame.
      const { activeElement } = document;
      if (pressed && (activeElement instanceof HTMLElement || activeElement instanceof SVGElement)) activeElement.blur();
      does();
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}
