import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../words/messages.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Beside the page rather than over its middle. */
  readonly sheet?: boolean;
}

/** A modal dialog with a title; Escape closes it. */
export function Dialog({ title, onClose, children, sheet = false }: DialogProps) {
  const { close } = useMessages();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (element.current?.open === false) element.current.showModal();
  }, []);
  return (
    <dialog ref={element} className={sheet ? 'dialog sheet' : 'dialog'} aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="round" aria-label={close} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
