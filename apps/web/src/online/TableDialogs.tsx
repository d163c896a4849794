import { Dialog } from '../app/Dialog.tsx';
import { useMessages } from '../i18n/messages.tsx';
import type { Room } from './room.ts';
import { Share } from './Share.tsx';

export type Asked = 'resign' | 'leave' | 'share';

interface TableDialogsProps {
  readonly room: Room;
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}

/** What the menu leads to: the link, and the question before a seat is left. */
export function TableDialogs({ room, asked, onClose }: TableDialogsProps) {
  const m = useMessages();
  const { table: words, share } = m.online;
  if (asked === undefined) return null;
  if (asked === 'share') {
    return (
      <Dialog title={share.title} onClose={onClose}>
        <Share id={room.id} />
      </Dialog>
    );
  }
  return (
    <Dialog title={words[asked]} onClose={onClose}>
      <p>{asked === 'leave' ? words.leaveAsk : words.resignAsk}</p>
      <div className="card-buttons">
        <button
          type="button"
          className="primary"
          onClick={() => {
            void room.attempt(() => room.post(asked));
            onClose();
          }}
        >
          {words[asked]}
        </button>
        <button type="button" onClick={onClose}>
          {m.cancel}
        </button>
      </div>
    </Dialog>
  );
}
