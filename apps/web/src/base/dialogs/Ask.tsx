import { useMessages } from '../words/messages.ts';
import { Dialog } from './Dialog.tsx';

interface AskProps {
  /** What to do; the button says the same. */
  readonly title: string;
  readonly question: string;
  onYes(): void;
  onClose(): void;
}

/** Asks once before something that can't be undone. */
export function Ask({ title, question, onYes, onClose }: AskProps) {
  const { cancel } = useMessages();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="card-buttons">
        <button
          type="button"
          className="primary"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {title}
        </button>
        <button type="button" onClick={onClose}>
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}
