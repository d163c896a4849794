import { Ask } from '../app/Ask.tsx';
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
  const { table: words, share } = useMessages().online;
  if (asked === undefined) return null;
  if (asked === 'share') {
    return (
      <Dialog title={share.title} onClose={onClose}>
        <Share id={room.id} />
      </Dialog>
    );
  }
  return (
    <Ask
      title={words[asked]}
      question={asked === 'leave' ? words.leaveAsk : words.resignAsk}
      onYes={() => void room.attempt(() => room.post(asked))}
      onClose={onClose}
    />
  );
}
