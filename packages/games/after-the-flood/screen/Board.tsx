import type { BoardProps } from '@shinar/table';
import { BoardSvg, PanZoom } from '@shinar/table';
import { useMemo } from 'react';
import { type AfterTheFlood, AREAS } from '../rules/index.ts';
import type { FloodWords } from '../words/words.ts';
import { Area } from './board/Area.tsx';
import { AreaTargets } from './board/AreaTargets.tsx';
import { Bank } from './board/Bank.tsx';
import { Boxes } from './board/Boxes.tsx';
import { Dice } from './board/Dice.tsx';
import { Empires } from './board/Empires.tsx';
import { Ground } from './board/Ground.tsx';
import { Hand } from './board/Hand.tsx';
import { Travellers } from './board/Travellers.tsx';
import { TurnMark } from './board/TurnMark.tsx';
import { journeysOf } from './journeys.ts';
import { layoutOf } from './layout.ts';
import { touchedBy } from './touched.ts';
import './board.css';
import './tablets.css';

/** The map with the tablets beside or below it, and the hand of the player to act under it. */
export function Board(board: BoardProps<AfterTheFlood, FloodWords>) {
  const { state, preview, seats, words, events, viewer, step, pace, wide, low = false } = board;
  const layout = layoutOf(wide, low);
  const touched = useMemo(() => touchedBy(events), [events]);
  const after = preview?.state ?? state;
  const journeys = useMemo(() => journeysOf(events, state, layout, viewer), [events, state, layout, viewer]);
  const ways = { journeys, step, pace };
  return (
    <div className="flood" data-wide={wide}>
      <PanZoom>
        <BoardSvg width={layout.width} height={layout.height} label={words.messages.board.map} className="flood-map" ground={<Ground />}>
          <AreaTargets board={board} touched={touched} />
          {AREAS.map((name, area) => (
            <Area key={name} area={area} state={state} after={after} seats={seats} ways={ways} name={words.place(area)} layout={layout} />
          ))}
          <TurnMark board={board} layout={layout} />
          <Dice {...board} />
          <Boxes board={board} layout={layout} touched={touched} ways={ways} />
          <Bank board={board} layout={layout} />
          <Empires board={board} layout={layout} />
          <Travellers board={board} journeys={journeys.filter(({ at }) => at === undefined)} />
        </BoardSvg>
      </PanZoom>
      <Hand {...board} />
    </div>
  );
}
