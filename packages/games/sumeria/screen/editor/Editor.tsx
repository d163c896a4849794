import { BoardSvg, type EditorProps } from '@shinar/table';
import { useEffect, useMemo, useState } from 'react';
import { type BoardData, cutOffIn } from '../../rules/index.ts';
import { loadMessages } from '../../words/load.ts';
import { placesOf } from '../../words/names.ts';
import { type SumeriaWords, sumeriaWords } from '../../words/words.ts';
import { Land } from '../board/Land.tsx';
import { layoutOf } from '../layout.ts';
import { EditorPlace } from './EditorPlace.tsx';
import { joined, partnerOf, SYMMETRIES, type Symmetry } from './editing.ts';
import { StateNames } from './StateNames.tsx';
import { EDITOR_WORDS } from './words.ts';
import '../board.css';
import './editor.css';

/** The land with all its places: two of them chosen draw a route, or take it away. */
export function Editor({ draft, fault, onChange, language, wide }: EditorProps) {
  const board = draft as BoardData;
  const words = useWords(board, language);
  const say = EDITOR_WORDS[language];
  const layout = useMemo(() => layoutOf(board, wide), [board, wide]);
  const [from, setFrom] = useState<number>();
  const [symmetry, setSymmetry] = useState<Symmetry>('none');
  const wrong = [...cutOffIn(board), ...String(fault?.facts?.got ?? '').split(' ')];
  const pick = (place: number): void => {
    if (from !== undefined && from !== place) onChange(joined(board, from, place, symmetry));
    setFrom(from === undefined ? place : undefined);
  };
  if (words === undefined) return null;
  return (
    <div className="sumeria-editor">
      <p>{say.how}</p>
      <BoardSvg width={layout.width} height={layout.height} label={words.messages.map} className="sumeria-map">
        <Land layout={layout} />
        {placesOf(board).map(({ name, kind }, place) => (
          <EditorPlace
            key={name}
            kind={kind}
            at={layout.points[place]!}
            label={labelOf(words.place(place), { isWrong: wrong.includes(name), isFrom: from === place, isTo: from !== undefined })}
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
      <label className="field">
        {say.symmetry}
        <select value={symmetry} onChange={(event) => setSymmetry(SYMMETRIES.find((each) => each === event.target.value) ?? 'none')}>
          {SYMMETRIES.map((each) => (
            <option key={each} value={each}>
              {say.symmetries[each]}
            </option>
          ))}
        </select>
      </label>
      <StateNames board={board} say={say} nameOf={words.state} onChange={onChange} />
    </div>
  );

  function labelOf(place: string, { isWrong, isFrom, isTo }: { isWrong: boolean; isFrom: boolean; isTo: boolean }): string {
    if (isWrong) return say.cutOff(place);
    if (isFrom) return say.chosen(place);
    return isTo ? say.joinTo(place) : place;
  }
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
