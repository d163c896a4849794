import type { GameId } from '@shinar/catalogue';
import { gameOnBoard } from '@shinar/catalogue/load';
import { type Game, InputError } from '@shinar/core';
import { type BoardDraft, type BoardNames, type BoardRoom, COLOURS, nameFrom } from '@shinar/table';
import { useMemo, useState } from 'react';
import { copyText } from '../../base/dialogs/copy.ts';
import { saveFile } from '../../base/dialogs/save-file.ts';
import { faultText } from '../../base/faults/Fault.tsx';
import { loadGame } from '../../base/games/index.ts';
import { packed } from '../../base/link/packed.ts';
import { useLoad } from '../../base/load/load.ts';
import { goTo, hashOf } from '../../base/routes/routes.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { eventValue, useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { dropBoard, keepBoard } from '../../kept/boards/store.ts';
import { againstBots, sitDown } from '../../kept/sit-down.ts';
import { nameIn } from './board-name.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { BOARDS_WORDS } from './words.ts';

/** Whether there is room for a wide board. */
const isWide = eventValue(globalThis, 'resize', () => window.innerWidth > 700);

interface BoardDeskProps {
  readonly game: GameId;
  readonly room: BoardRoom;
  readonly names: BoardNames;
  readonly first: BoardDraft;
  /** Names taken by our own boards. */
  readonly ours: readonly string[];
  readonly isKept: boolean;
  readonly onKept: () => void;
}

/** A board being edited, and everything that can be done with it. */
export function BoardDesk({ game: id, room, names, first, ours, isKept, onKept }: BoardDeskProps) {
  const m = useMessages();
  const { language } = useSettings();
  const say = BOARDS_WORDS[language];
  const [drafts, setDrafts] = useState<readonly BoardDraft[]>([first]);
  const draft = drafts.at(-1)!;
  const name = nameIn(draft);
  const plain = useLoad(loadGame, id)?.game;
  const { game, error } = useMemo(() => checked(plain, draft), [plain, draft]);
  const wide = useValue(isWide);
  // Changing one of ours makes it another board, which gets another name.
  const change = (next: BoardDraft): void =>
    setDrafts([...drafts, ours.includes(nameIn(next)) ? { ...next, name: `${nameIn(next)}-2` } : next]);
  // A table at a server names its board: one of ours, or one kept here.
  const playOnline = async (): Promise<void> => {
    if (!ours.includes(name)) await keepBoard(id, name, draft);
    goTo({ page: 'lobby', game: id, board: name });
  };
  return (
    <section className="boards-desk" aria-label={names.board(name)}>
      <label className="field">
        {say.name}
        <input
          key={name}
          defaultValue={names.board(name)}
          maxLength={40}
          onBlur={({ target }) => {
            const next = nameFrom(target.value);
            if (next !== '' && target.value !== names.board(name)) change({ ...draft, name: next });
          }}
        />
      </label>
      <room.Editor draft={draft} fault={error?.fault} onChange={change} language={language} wide={wide} />
      <p role="status" className="boards-verdict" data-wrong={error !== undefined}>
        {error === undefined ? say.right : (names.fault(error.fault, draft) ?? faultText(error, m))}
      </p>
      <p className="card-buttons">
        <button type="button" disabled={drafts.length < 2} onClick={() => setDrafts(drafts.slice(0, -1))}>
          {say.undo}
        </button>
        {game !== undefined && (
          <button
            type="button"
            className="primary"
            onClick={() => void sitDown(game, againstBots(m, Math.min(COLOURS.length, game.rules.seats[1]), 2))}
          >
            {say.play}
          </button>
        )}
        {game !== undefined && (
          <button type="button" onClick={() => void playOnline()}>
            {say.playOnline}
          </button>
        )}
        <Keeping id={id} draft={draft} isKept={isKept} onKept={onKept} />
      </p>
      {game !== undefined && <FairnessPanel key={drafts.length} game={game} names={names} />}
    </section>
  );
}

interface Checked {
  readonly game?: Game;
  readonly error?: InputError;
}

function checked(plain: Game | undefined, draft: BoardDraft): Checked {
  if (plain === undefined) return {};
  try {
    return { game: gameOnBoard(plain, draft) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { error };
  }
}

interface KeepingProps {
  readonly id: GameId;
  readonly draft: BoardDraft;
  readonly isKept: boolean;
  readonly onKept: () => void;
}

/** Saves the board here, as a link or as a file, even if it is not valid yet. */
function Keeping({ id, draft, isKept, onKept }: KeepingProps) {
  const say = BOARDS_WORDS[useSettings().language];
  const [done, setDone] = useState('');
  const share = async (): Promise<void> => {
    const data = await packed(JSON.stringify(draft));
    if (data === undefined) return setDone(say.tooLong);
    await copyText(`${window.location.origin}${window.location.pathname}${hashOf({ page: 'boards', game: id, data })}`);
    setDone(say.shared);
  };
  const keep = async (): Promise<void> => {
    await keepBoard(id, nameIn(draft), draft);
    onKept();
    setDone(say.kept);
  };
  return (
    <>
      <button type="button" onClick={() => void keep()}>
        {say.keep}
      </button>
      <button type="button" onClick={() => void share()}>
        {say.share}
      </button>
      <button type="button" onClick={() => saveFile(`${nameIn(draft)}.json`, `${JSON.stringify(draft, undefined, 2)}\n`)}>
        {say.file}
      </button>
      {isKept && (
        <button type="button" className="quiet" onClick={() => void dropBoard(id, nameIn(draft)).then(onKept)}>
          {say.drop}
        </button>
      )}
      <span role="status">{done}</span>
    </>
  );
}
