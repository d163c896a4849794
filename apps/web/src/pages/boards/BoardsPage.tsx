import { type GameId, manifestOf } from '@shinar/catalogue';
import { InputError, parseJson } from '@shinar/core';
import type { BoardDraft, BoardNames, BoardRoom } from '@shinar/table';
import { useState } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { loadGame } from '../../base/games/index.ts';
import { unpacked } from '../../base/link/packed.ts';
import { useListed, useLoad, useLoading } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { listBoards } from '../../kept/boards/store.ts';
import { BoardDesk } from './BoardDesk.tsx';
import { nameIn } from './board-name.ts';
import { BOARDS_WORDS } from './words.ts';
import './boards.css';

interface BoardsPageProps {
  readonly game: GameId;
  readonly data: string | undefined;
}

/** People's own boards: ours to start from, those kept here, and the one being edited. */
export function BoardsPage({ game, data }: BoardsPageProps) {
  const m = useMessages();
  const { language } = useSettings();
  const say = BOARDS_WORDS[language];
  useFromTop();
  useTitle(say.title(m.games[game].name));
  const { value: room, error: noRoom } = useLoading(roomOf, game);
  const names = useLoad(namesIn, room, language);
  const { value: came, error } = useLoading(boardIn, room, data);
  const ui = useLoad(loadGame, game);
  if (noRoom !== undefined && !(noRoom instanceof InputError)) throw noRoom;
  const fault = noRoom ?? error;
  if (fault !== undefined) return <Fault title={say.badLink} error={fault as Error} />;
  if (room === undefined || names === undefined || ui === undefined || (data !== undefined && came === undefined)) return <Loading />;
  return <Boards key={data} game={game} room={room} names={names} builtIn={ui.game.board.data} first={came ?? ui.game.board.data} />;
}

async function roomOf(game: GameId): Promise<BoardRoom> {
  const room = await manifestOf(game).boards?.();
  if (room === undefined) throw new InputError({ path: 'board', reason: 'one-board-only', facts: { got: game } });
  return room;
}

const namesIn = (room: BoardRoom, language: Parameters<BoardRoom['names']>[0]): Promise<BoardNames> => room.names(language);

const boardIn = async (room: BoardRoom, link: string): Promise<BoardDraft> => room.read(parseJson(await unpacked(link)));

interface BoardsProps {
  readonly game: GameId;
  readonly room: BoardRoom;
  readonly names: BoardNames;
  readonly builtIn: BoardDraft;
  /** The board to start with. */
  readonly first: BoardDraft;
}

function Boards({ game, room, names, builtIn, first }: BoardsProps) {
  const m = useMessages();
  const say = BOARDS_WORDS[useSettings().language];
  const [opened, setOpened] = useState({ draft: first, times: 0 });
  const [list] = useState(() => () => listBoards(game));
  const [kept = [], changed] = useListed(list);
  const open = (draft: BoardDraft): void => setOpened({ draft, times: opened.times + 1 });
  const shelf = (title: string, drafts: readonly BoardDraft[], none?: string) => (
    <section className="boards-shelf">
      <h2>{title}</h2>
      {drafts.length === 0 && <p>{none}</p>}
      <div className="boards-pictures">
        {drafts.map((draft) => (
          <button key={nameIn(draft)} type="button" aria-label={say.open(names.board(nameIn(draft)))} onClick={() => open(draft)}>
            <room.Picture draft={draft} />
            {names.board(nameIn(draft))}
          </button>
        ))}
      </div>
    </section>
  );
  return (
    <main className="page boards">
      <h1>{say.title(m.games[game].name)}</h1>
      <p>{say.about}</p>
      {shelf(say.ours, [builtIn, ...room.gallery])}
      {shelf(
        say.mine,
        kept.map(({ data }) => data),
        say.noneYet,
      )}
      <BoardDesk
        key={opened.times}
        game={game}
        room={room}
        names={names}
        first={opened.draft}
        ours={[builtIn, ...room.gallery].map(nameIn)}
        isKept={kept.some(({ data }) => nameIn(data) === nameIn(opened.draft))}
        onKept={changed}
      />
    </main>
  );
}
