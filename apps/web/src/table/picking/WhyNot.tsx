import type { GameId } from '@shinar/catalogue';
import { useEffect } from 'react';
import { ClauseLink } from '../../base/cite/ClauseLink.tsx';
import { useMessages } from '../../base/words/messages.ts';

export interface WhyNotText {
  readonly text: string;
  readonly clause?: string;
}

interface WhyNotProps {
  readonly game: GameId;
  readonly shown: WhyNotText | undefined;
  readonly onClose: () => void;
}

/** How long a reason stays, in milliseconds. */
const STAY = 8000;

/** Why the thing just picked cannot be picked. */
export function WhyNot({ game, shown, onClose }: WhyNotProps) {
  const { close } = useMessages();
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
            {shown.text} {shown.clause !== undefined && <ClauseLink game={game} clause={shown.clause} />}
          </p>
          <button type="button" className="round" aria-label={close} onClick={onClose}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
