import type { GameWords } from '@shinar/table';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../base/words/messages.ts';
import { OpenTab } from '../kept/open-tab.ts';
import { HintBox } from './hints/HintBox.tsx';
import type { Hints } from './hints/use-hints.ts';
import type { Around, Table, TableView } from './model/table.ts';
import { Prompt } from './Prompt.tsx';
import { Actions } from './picking/Actions.tsx';
import { PreviewBox } from './picking/PreviewBox.tsx';
import type { Picking } from './picking/use-picks.ts';
import { OthersPlay } from './stage/others-play.ts';
import { useHeld } from './surroundings.ts';
import type { Shown } from './use-shown.ts';

interface DeskProps {
  readonly table: Table;
  readonly view: TableView;
  readonly words: GameWords;
  readonly shown: Shown;
  /** Whether the others play, or what they played is still shown. */
  readonly playing: boolean;
  readonly picking: Picking;
  readonly around: Around;
  /** The bots' advice, where it may be asked for now. */
  readonly hints: Hints | undefined;
  readonly onOpenTab: (id: string) => void;
  readonly onNow: () => void;
  readonly onSkip: () => void;
  /** Shows once more what the others did, if they did something. */
  readonly onAgain: (() => void) | undefined;
}

/** Under the board: whose turn it is, what to do, and what the thing pointed at would bring. */
export function Desk({ table, view, words, shown, playing, picking, around, hints, onOpenTab, onNow, onSkip, onAgain }: DeskProps) {
  const { table: m } = useMessages();
  const desk = useRef<HTMLDivElement>(null);
  const { at, live, moment } = shown;
  useHeld(desk, `${at} ${view.awaits} ${hints?.suggestions.length ?? 0}`);
  const { state } = moment;
  const { seats } = view.sitting;
  return (
    <div ref={desk} className="desk">
      <div className="desk-top">
        <OthersPlay value={playing}>
          <OpenTab value={onOpenTab}>{around.notice}</OpenTab>
        </OthersPlay>
        {!live && <InHistory onNow={onNow} />}
        {live && !around.alone && <Prompt table={table} view={view} words={words} picking={picking} around={around} onSkip={onSkip} />}
        <Actions ui={table.ui} state={state} words={words} picking={picking} />
        {onAgain !== undefined && view.awaits === 'person' && (
          <button type="button" className="again" onClick={onAgain}>
            {m.showAgain}
          </button>
        )}
        {hints !== undefined && view.seat !== undefined && (
          <HintBox ui={table.ui} seat={view.seat} state={state} words={words} hints={hints} onPlay={(code) => void table.play(code)} />
        )}
        {around.news !== undefined && (
          <div className="news">
            <OpenTab value={onOpenTab}>{around.news}</OpenTab>
          </div>
        )}
      </div>
      <PreviewBox ui={table.ui} state={state} words={words} seats={seats} picking={picking} />
    </div>
  );
}

function InHistory({ onNow }: { readonly onNow: () => void }): ReactNode {
  const { table } = useMessages();
  return (
    <div className="in-history">
      <p>{table.inHistory}</p>
      <button type="button" className="primary" onClick={onNow}>
        {table.toNow}
      </button>
    </div>
  );
}
