import { BoardSvg, type EditorProps } from '@shinar/table';
import { useEffect, useMemo, useState } from 'react';
import { type BoardData, cutOffIn } from '../../rules/index.ts';
import { loadMessages } from '../../words/load.ts';
import { placesOf } from '../../words/tokens.ts';
import { type SumeriaWords, sumeriaWords } from '../../words/words.ts';
import { Land } from '../board/Land.tsx';
import type { Layout, Point } from '../layout.ts';
import { territoriesOf } from '../map/territories.ts';
import { EditorPlace } from './EditorPlace.tsx';
import { joined, painted, tidied } from './editing.ts';
import { pointIn } from './moving.ts';
import { StateNames } from './StateNames.tsx';
import { type Symmetry, stateOf } from './symmetry.ts';
import { brushIn, type Tool, Tools } from './Tools.tsx';
import { useMoving } from './use-moving.ts';
import { EDITOR_WORDS, type EditorWords } from './words.ts';
import '../board.css';
import './editor.css';

/** The land with all its places: two of them chosen draw a route, or take it away; or places are moved, or land is painted. */
export function Editor({ draft, fault, onChange, language, wide }: EditorProps) {
  const given = draft as BoardData;
  const words = useWords(given, language);
  const say = EDITOR_WORDS[language];
  const [from, setFrom] = useState<number>();
  const [tool, setTool] = useState<Tool>('routes');
  const [symmetry, setSymmetry] = useState<Symmetry>('none');
  const { board, layout, partners, blocked, move } = useMoving({ given, wide, symmetry, onChange });
  const wrong = [...cutOffIn(board), ...String(fault?.facts?.got ?? '').split(' ')];
  const brush = brushIn(tool);
  const paint = (state: number): void => {
    if (brush !== undefined) onChange(painted(board, state, brush));
  };
  const pick = (place: number): void => {
    paint(stateOf(place));
    if (brush !== undefined) return;
    if (tool === 'routes' && from !== undefined && from !== place) onChange(joined(board, from, place, partners));
    setFrom(from === undefined || (tool === 'places' && from !== place) ? place : undefined);
  };
  const take = (next: Tool): void => {
    setTool(next);
    setFrom(undefined);
  };
  if (words === undefined) return null;
  const label = labeller(say, from, tool);
  return (
    <div className="sumeria-editor">
      <p>{tool === 'routes' || tool === 'places' ? say.how[tool] : say.howToPaint}</p>
      <Tools
        say={say}
        tool={tool}
        onTool={take}
        symmetry={symmetry}
        onSymmetry={setSymmetry}
        onTidy={board.positions && (() => onChange(tidied(board)))}
      />
      <BoardSvg width={layout.width} height={layout.height} label={words.messages.map} className="sumeria-map">
        <Land layout={layout} />
        {brush !== undefined && <Painting layout={layout} onPaint={paint} />}
        {tool === 'places' && from !== undefined && <Ground layout={layout} onPoint={(point) => move(from, point, true)} />}
        {placesOf(board).map(({ name, kind }, place) => (
          <EditorPlace
            key={name}
            kind={kind}
            at={layout.points[place]!}
            label={label(words.place(place), place, wrong.includes(name))}
            chosen={from === place}
            partner={from !== undefined && symmetry !== 'none' && partners[from] === place}
            wrong={wrong.includes(name)}
            onPick={() => pick(place)}
            onMove={tool === 'places' ? (to, done) => move(place, to, done) : undefined}
          />
        ))}
        <StateLabels layout={layout} nameOf={words.state} />
      </BoardSvg>
      <p role="status">{blocked && say.noRoom}</p>
      <StateNames board={board} say={say} nameOf={words.state} onChange={onChange} />
    </div>
  );
}

/** What a place is called, with what happens when it is chosen. */
const labeller = (say: EditorWords, from: number | undefined, tool: Tool) => {
  const brush = brushIn(tool);
  return (name: string, place: number, isWrong: boolean): string => {
    if (brush !== undefined) return say.paint(name, say.lands[brush]);
    if (isWrong) return say.cutOff(name);
    if (from === place) return say.chosen(name);
    if (tool === 'places') return say.move(name);
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

function StateLabels({ layout, nameOf }: { readonly layout: Layout; readonly nameOf: (state: number) => string }) {
  return layout.labels.map(({ x, y }, state) => (
    <text key={`${x} ${y}`} className="sumeria-editor-name" x={x} y={y} textAnchor="middle">
      {nameOf(state)}
    </text>
  ));
}

/** Where the place that is chosen goes, by a touch. */
function Ground({ layout: { width, height }, onPoint }: { readonly layout: Layout; readonly onPoint: (point: Point) => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys move the place itself.
    <rect
      className="sumeria-editor-ground"
      width={width}
      height={height}
      onClick={(event) => onPoint(pointIn(event.currentTarget.ownerSVGElement!, event))}
    />
  );
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
