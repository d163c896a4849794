import { BoardSvg, type EditorProps } from '@shinar/table';
import { useEffect, useMemo, useState } from 'react';
import { type BoardData, cutOffIn, type LandColour } from '../../rules/index.ts';
import { loadMessages } from '../../words/load.ts';
import { placesOf } from '../../words/tokens.ts';
import { type SumeriaWords, sumeriaWords } from '../../words/words.ts';
import { Land } from '../board/Land.tsx';
import { type Layout, layoutOf } from '../layout.ts';
import { territoriesOf } from '../map/territories.ts';
import { EditorPlace } from './EditorPlace.tsx';
import { joined, painted, partnerOf, type Symmetry, stateOf } from './editing.ts';
import { StateNames } from './StateNames.tsx';
import { Tools } from './Tools.tsx';
import { EDITOR_WORDS, type EditorWords } from './words.ts';
import '../board.css';
import './editor.css';

/** The land with all its places: two of them chosen draw a route, or take it away; with a colour in the hand, land is painted. */
export function Editor({ draft, fault, onChange, language, wide }: EditorProps) {
  const board = draft as BoardData;
  const words = useWords(board, language);
  const say = EDITOR_WORDS[language];
  const layout = useMemo(() => layoutOf(board, wide), [board, wide]);
  const [from, setFrom] = useState<number>();
  const [brush, setBrush] = useState<LandColour>();
  const [symmetry, setSymmetry] = useState<Symmetry>('none');
  const wrong = [...cutOffIn(board), ...String(fault?.facts?.got ?? '').split(' ')];
  const paint = (state: number): void => {
    if (brush !== undefined) onChange(painted(board, state, brush));
  };
  const pick = (place: number): void => {
    paint(stateOf(place));
    if (brush !== undefined) return;
    if (from !== undefined && from !== place) onChange(joined(board, from, place, symmetry));
    setFrom(from === undefined ? place : undefined);
  };
  const hold = (next: LandColour | undefined): void => {
    setBrush(next);
    setFrom(undefined);
  };
  if (words === undefined) return null;
  const label = labeller(say, from, brush);
  return (
    <div className="sumeria-editor">
      <p>{brush === undefined ? say.how : say.howToPaint}</p>
      <Tools say={say} brush={brush} onBrush={hold} symmetry={symmetry} onSymmetry={setSymmetry} />
      <BoardSvg width={layout.width} height={layout.height} label={words.messages.map} className="sumeria-map">
        <Land layout={layout} />
        {brush !== undefined && <Painting layout={layout} onPaint={paint} />}
        {placesOf(board).map(({ name, kind }, place) => (
          <EditorPlace
            key={name}
            kind={kind}
            at={layout.points[place]!}
            label={label(words.place(place), place, wrong.includes(name))}
            chosen={from === place}
            partner={from !== undefined && symmetry !== 'none' && partnerOf(from, symmetry) === place}
            wrong={wrong.includes(name)}
            onPick={() => pick(place)}
          />
        ))}
        {layout.labels.map(({ x, y }, state) => (
          <text key={board.states[state]!.city} className="sumeria-editor-name" x={x} y={y} textAnchor="middle">
            {words.state(state)}
          </text>
        ))}
      </BoardSvg>
      <StateNames board={board} say={say} nameOf={words.state} onChange={onChange} />
    </div>
  );
}

/** What a place is called, with what happens when it is chosen. */
const labeller = (say: EditorWords, from: number | undefined, brush: LandColour | undefined) => {
  return (name: string, place: number, isWrong: boolean): string => {
    if (brush !== undefined) return say.paint(name, say.lands[brush]);
    if (isWrong) return say.cutOff(name);
    if (from === place) return say.chosen(name);
    return from === undefined ? name : say.joinTo(name);
  };
};

/** The land of each state, to be painted by mouse or finger; its places are buttons that do the same. */
function Painting({ layout, onPaint }: { readonly layout: Layout; readonly onPaint: (state: number) => void }) {
  const { lands } = useMemo(() => territoriesOf(layout), [layout]);
  return lands.map((land, state) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys reach the places of the state.
    <path key={land} className="sumeria-editor-land" d={land} onClick={() => onPaint(state)} />
  ));
}

function useWords(board: BoardData, language: EditorProps['language']): SumeriaWords | undefined {
  const [messages, setMessages] = useState<Awaited<ReturnType<typeof loadMessages>>>();
  useEffect(() => {
    let left = false;
    void loadMessages(language).then((loaded) => !left && setMessages(loaded));
    return () => {
      left = true;
    };
  }, [language]);
  return useMemo(() => messages && sumeriaWords(messages, board, []), [messages, board]);
}
