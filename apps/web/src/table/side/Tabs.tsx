import { type KeyboardEvent, useId } from 'react';
import { Guard } from '../../base/faults/Guard.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import type { Tab } from '../model/table.ts';
import { Later } from './Later.tsx';

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

export function Tabs({ tabs, open, onOpen }: TabsProps) {
  const base = useId();
  const current = tabs.find(({ id }) => id === open) ?? tabs[0]!;
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.indexOf(current) + by + tabs.length) % tabs.length]!;
    onOpen(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className="tabs">
      <div role="tablist" onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current.id}
            aria-controls={`${base}-panel`}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard. */}
      <div id={`${base}-panel`} className="tab-panel" role="tabpanel" aria-labelledby={`${base}-${current.id}`} tabIndex={0}>
        <Guard key={current.id} Instead={SmallMishap}>
          <Later>{current.content}</Later>
        </Guard>
      </div>
    </div>
  );
}
