import type { GameUi, GameWords, Moment, SeatLook, Token } from '@shinar/table';
import { HintMarks } from '@shinar/table';
import { type CSSProperties, useRef } from 'react';
import { useRoomIn } from './surroundings.ts';

interface StillBoardProps {
  readonly ui: GameUi;
  readonly seats: readonly SeatLook[];
  readonly words: GameWords;
  readonly moment: Moment;
  readonly step: number;
  readonly marks: ReadonlyMap<Token, number>;
  /** Of the page that it is the main part of. */
  readonly title?: string;
}

const NOTHING = { chosen: [], offered: new Set<Token>(), preview: undefined, pace: 0, onPick: () => {}, onPoint: () => {} };

/** A position to look at: nothing can be picked. */
export function StillBoard({ ui, seats, words, moment, step, marks, title }: StillBoardProps) {
  const frame = useRef<HTMLElement>(null);
  const room = useRoomIn(frame);
  const Frame = title === undefined ? 'section' : 'main';
  return (
    <Frame ref={frame} className="table-board" data-live style={{ '--pace': '0ms' } as CSSProperties}>
      {title !== undefined && <h1 className="for-readers">{title}</h1>}
      <HintMarks value={marks}>
        <ui.Board
          {...NOTHING}
          game={ui.game}
          state={moment.state}
          seats={seats}
          words={words}
          events={moment.events}
          step={step}
          {...room}
        />
      </HintMarks>
    </Frame>
  );
}
