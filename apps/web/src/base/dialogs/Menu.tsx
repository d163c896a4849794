import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A list of actions that closes when one is chosen, on a press elsewhere, and on Escape; only things with `data-stays` leave it open. */
export function Menu({ title, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: Event): void => {
      if (menu.current?.contains(target as Node) === false) menu.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  /** Keyboard users stay at its title. */
  const close = (): void => {
    if (menu.current?.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
  };
  const onClick = ({ target }: MouseEvent): void => {
    const chosen = (target as Element).closest('button, a');
    if (chosen !== null && !chosen.hasAttribute('data-stays')) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || menu.current?.open !== true) return;
    event.stopPropagation();
    close();
  };
  return (
    <details ref={menu} className="menu" onClick={onClick} onKeyDown={onKeyDown}>
      <summary>{title}</summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}
