import { Guard } from '../../base/faults/Guard.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import { eventValue, useValue } from '../../base/value.ts';
import type { Tab } from '../model/table.ts';
import { Later } from './Later.tsx';

const large = window.matchMedia('(min-width: 1900px) and (min-height: 900px)');
const isLarge = eventValue(large, 'change', () => large.matches);
/** What stands together where there is room. */
const TOGETHER = ['players', 'log'];

/** The tabs that a large screen shows side by side, and the others. */
export function useBeside(tabs: readonly Tab[]): { readonly beside: readonly Tab[]; readonly tabs: readonly Tab[] } {
  const isBeside = ({ id }: Tab): boolean => TOGETHER.includes(id);
  return useValue(isLarge) ? { beside: tabs.filter(isBeside), tabs: tabs.filter((tab) => !isBeside(tab)) } : { beside: [], tabs };
}

/** On a large screen: the players and the log, always in view. */
export function Beside({ tabs }: { readonly tabs: readonly Tab[] }) {
  if (tabs.length === 0) return null;
  return (
    <div className="table-beside">
      {tabs.map(({ id, title, content }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section key={id} aria-label={title} data-tab={id} tabIndex={0}>
          <h2>{title}</h2>
          <Guard Instead={SmallMishap}>
            <Later>{content}</Later>
          </Guard>
        </section>
      ))}
    </div>
  );
}
