import type { GameWords } from '@shinar/table';
import { useState } from 'react';
import { useValue } from '../../../base/value.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { ExploreButton } from '../../../table/ExploreButton.tsx';
import type { Around } from '../../../table/model/table.ts';
import { me } from '../../../wire/me.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { toLobby } from '../../../wire/said/to-lobby.ts';
import { ChatTab, unreadOf } from '../chat/Chat.tsx';
import { Ending } from './end/Ending.tsx';
import type { Planning } from './plan/use-plan.ts';
import type { Seen } from './recap/use-seen.ts';
import type { RemoteTable } from './remote/remote-table.ts';
import { SeatNote } from './SeatNote.tsx';
import { SoundAsk } from './SoundAsk.tsx';
import { type Asked, TableDialogs } from './TableDialogs.tsx';
import { TableMenu } from './TableMenu.tsx';
import { TableNews } from './TableNews.tsx';
import { TableNotices } from './TableNotices.tsx';

/** What a table at the server has around it: connection, presence, clocks, talk, and what concerns seats. */
export function useAround(
  table: RemoteTable,
  words: GameWords,
  plan: Planning,
  recap: Seen,
  step: number | undefined,
  onPlan: () => void,
): Around {
  const m = useMessages();
  const { room } = table;
  const state = useValue(room.state);
  const person = useValue(me)?.id;
  const unread = unreadOf(state, person).length;
  const [asked, setAsked] = useState<Asked>();
  const myTurn = state.view?.turn.seat !== null && state.view?.turn.seat === table.seat;
  const game = m.games[table.view.get().sitting.game].name;
  return {
    home: toLobby(m),
    ...(myTurn && { title: m.online.table.titleTurn(game) }),
    notice: (
      <>
        {table.seat !== undefined && state.view?.status !== 'over' && <SoundAsk />}
        <TableNotices table={table} words={words} recap={recap} />
        <TableDialogs room={room} asked={asked} onClose={() => setAsked(undefined)} />
      </>
    ),
    news: <TableNews table={table} plan={plan} />,
    tabs: [{ id: 'chat', title: m.online.chat.tab(unread), content: <ChatTab room={room} /> }],
    menu: (
      <>
        <TableMenu table={table} onAsk={setAsked} onPlan={onPlan} />
        <ExploreButton table={table} step={step} />
      </>
    ),
    name: (seat) => {
      const sits = state.view?.seats[seat]?.person;
      return sits && sits.bot !== true ? <PersonLink person={sits} /> : undefined;
    },
    seat: (seat) => <SeatNote room={room} seat={seat} />,
    ending: <Ending table={table} />,
  };
}
