import { useEffect } from 'react';
import { useMessages } from '../i18n/messages.tsx';

export interface WhyNotText {
  readonly text: string;
  readonly clause?: string;
}

/** How long a reason stays, in milliseconds. */
const STAY = 8000;

/** Why the thing just picked cannot be picked. */
export function WhyNot({ shown, onClose }: { readonly shown: WhyNotText | undefined; readonly onClose: () => void }) {
  const { table, close } = useMessages();
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(onClose, STAY);
    return () => clearTimeout(timer);
  }, [shown, onClose]);
  return (
    <div role="alert">
      {shown !== undefined && (
        <div className="why-not">
          <p>
            {shown.text} {shown.clause !== undefined && <small>{table.clause(shown.clause)}</small>}
          </p>
          <button type="button" className="round" aria-label={close} onClick={onClose}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
