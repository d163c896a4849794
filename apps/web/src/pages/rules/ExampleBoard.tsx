import type { GameId } from '@shinar/catalogue';
import type { GameUi, GameWords } from '@shinar/table';
import { COLOURS, choicesIn, offerOf, type SeatLook, Timeline } from '@shinar/table';
import type { Example } from '@shinar/teach';
import { NAMES } from '@shinar/teach';
import { useMemo, useRef, useState } from 'react';
import { Loading } from '../../base/faults/Loading.tsx';
import { useScene } from '../../base/games/scene.ts';
import { useLoaded } from '../../base/load/load.ts';
import { TIMES, useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { useReducedMotion, useRoomIn } from '../../table/surroundings.ts';
import type { examples } from './examples.ts';
import '../../table/table.css';

interface ExampleBoardProps {
  readonly game: GameId;
  readonly clause: string;
  readonly from: typeof examples;
}

/** An example on the game's own board, step by step. */
export function ExampleBoard({ game, clause, from }: ExampleBoardProps) {
  const example = useLoaded(from, game)?.[clause];
  const scene = useScene(game);
  if (example === undefined || scene === undefined) return <Loading />;
  return <Steps example={example} {...scene} />;
}

const NOTHING: ReadonlySet<string> = new Set();
const ignore = (): void => {};

interface StepsProps {
  readonly example: Example;
  readonly ui: GameUi;
  readonly words: GameWords;
}

function Steps({ example, ui, words }: StepsProps) {
  const { table } = useMessages();
  const { speed } = useSettings();
  const still = useReducedMotion();
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoomIn(frame);
  const { before, steps, chosen, players } = example;
  const { moments } = useMemo(() => new Timeline(ui.game, players, [...before, ...steps]), [ui, players, before, steps]);
  const [shown, setShown] = useState(0);
  const at = before.length + shown;
  const { state, events } = moments[at]!;
  const picked = shown === steps.length ? chosen : undefined;
  const offered = useMemo(() => (picked === undefined ? NOTHING : offerOf(choicesIn(ui, state), picked).tokens), [ui, state, picked]);
  const seats: SeatLook[] = NAMES.slice(0, players).map((name, seat) => ({ name, colour: COLOURS[seat]! }));
  return (
    <>
      <div className="example-board table-board" ref={frame}>
        <ui.Board
          game={ui.game}
          state={state}
          seats={seats}
          words={words}
          chosen={picked ?? []}
          offered={offered}
          preview={undefined}
          events={shown === 0 ? [] : events}
          step={at}
          pace={still ? 0 : TIMES[speed].travel}
          {...room}
          onPick={ignore}
          onPoint={ignore}
        />
      </div>
      {steps.length > 0 && (
        <div className="example-steps">
          <button type="button" className="round" aria-label={table.historyBack} disabled={shown === 0} onClick={() => setShown(shown - 1)}>
            ‹
          </button>
          <button
            type="button"
            className="round"
            aria-label={table.historyOn}
            disabled={shown === steps.length}
            onClick={() => setShown(shown + 1)}
          >
            ›
          </button>
          <div role="status">
            <small>{table.historyStep(shown, steps.length)}</small>
            {shown > 0 && words.events(events).map((line) => <p key={line}>{line}</p>)}
          </div>
        </div>
      )}
    </>
  );
}
