import { useEffect, useState } from 'react';
import { useMessages } from '../words/messages.ts';
import { watchForNewVersion } from './new-version.ts';

/** Offers a new version when there is one; nothing changes until somebody accepts. */
export function Update() {
  const { update } = useMessages();
  const [use, setUse] = useState<() => void>();
  useEffect(() => void watchForNewVersion((found) => setUse(() => found)), []);
  if (use === undefined) return null;
  return (
    <div className="update" role="status" ref={takeRoom}>
      {update.ready}
      <button type="button" className="primary" onClick={use}>
        {update.now}
      </button>
      <button type="button" onClick={() => setUse(undefined)}>
        {update.later}
      </button>
    </div>
  );
}

/** It stands above the page, over nothing: what fills the screen leaves it its room. */
function takeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--update', `${bar.getBoundingClientRect().height}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--update');
  };
}
