import { Ask } from '../../../base/dialogs/Ask.tsx';
import { Dialog } from '../../../base/dialogs/Dialog.tsx';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import type { Room } from '../../../wire/line/room.ts';
import { Share } from '../waiting/Share.tsx';

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
      onYes={() => void room.attempt(() => call(asked, { params: { table: room.id } }))}
      onClose={onClose}
    />
  );
}
