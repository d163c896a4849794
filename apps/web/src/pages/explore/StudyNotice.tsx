import { CHANCE } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { useId, useState } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { LEVELS, type Level } from '../../kept/device-game.ts';
import { LONGEST_COMMENT, LONGEST_TITLE } from '../../kept/studies/study.ts';
import { START } from '../../kept/studies/study-tree.ts';
import type { ExploreTable } from './explore-table.ts';
import './explore.css';

interface StudyNoticeProps {
  readonly table: ExploreTable;
  readonly words: GameWords;
  readonly drawing: boolean;
  readonly onDrawing: (drawing: boolean) => void;
}

/** What can be done at a node of a study besides playing. */
export function StudyNotice({ table, words, drawing, onDrawing }: StudyNoticeProps) {
  const m = useMessages().explore;
  const { node, tree, full } = table;
  const actor = table.ui.game.rules.actor(tree.moments[node]!.state);
  return (
    <div className="study">
      {full && <p role="alert">{m.full}</p>}
      <div className="card-buttons">
        {actor === CHANCE && (
          <>
            <button type="button" className="primary" disabled={full} onClick={() => void table.draw()}>
              {m.draw}
            </button>
            <ChooseDraw table={table} words={words} />
          </>
        )}
        {actor >= 0 && <BotPlays table={table} />}
        {node !== START && (
          <button type="button" aria-pressed={drawing} onClick={() => onDrawing(!drawing)}>
            {m.pencil}
          </button>
        )}
        {table.marks.length > 0 && (
          <button type="button" onClick={() => void table.note({ marks: [] })}>
            {m.wipe}
          </button>
        )}
      </div>
      {drawing && <p className="hint">{m.pencilHint}</p>}
    </div>
  );
}

/** Chooses what is drawn, one by one. */
function ChooseDraw({ table, words }: Pick<StudyNoticeProps, 'table' | 'words'>) {
  const m = useMessages().explore;
  const chances = table.chances();
  return (
    <label>
      <span className="for-readers">{m.choose}</span>
      <select
        value=""
        disabled={table.full}
        onChange={({ target }) => {
          const chosen = chances.find(({ code }) => `${code}` === target.value);
          if (chosen !== undefined) void table.play(chosen.code);
        }}
      >
        <option value="">{m.choose}</option>
        {chances.map(({ code, events }) => (
          <option key={code} value={code}>
            {words.events(events)[0]}
          </option>
        ))}
      </select>
    </label>
  );
}

function BotPlays({ table }: { readonly table: ExploreTable }) {
  const m = useMessages();
  const [level, setLevel] = useState<Level>(4);
  return (
    <>
      <label>
        <span className="for-readers">{m.explore.level}</span>
        <select value={level} onChange={(event) => setLevel(LEVELS.find((each) => `${each}` === event.target.value) ?? level)}>
          {LEVELS.map((each) => (
            <option key={each} value={each}>
              {m.levels[each]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={table.thinking || table.full} onClick={() => void table.botPlays(level)}>
        {table.thinking ? m.explore.botThinking : m.explore.bot}
      </button>
    </>
  );
}

/** What concerns the node itself: its comment, and its place among the lines. */
export function NodeTools({ table }: { readonly table: ExploreTable }) {
  const m = useMessages().explore;
  const { node } = table;
  if (node === START) return <Name table={table} />;
  return (
    <div className="study">
      <Comment key={`${table.study.id}/${node}`} table={table} />
      <Chapter key={`${table.study.id}/${node} chapter`} table={table} />
      <div className="card-buttons">
        <button type="button" onClick={() => void table.promote()}>
          {m.promote}
        </button>
        <button type="button" onClick={() => void table.cut()}>
          {m.cut}
        </button>
      </div>
    </div>
  );
}

function Name({ table }: { readonly table: ExploreTable }) {
  const m = useMessages().explore;
  const [title, setTitle] = useState(table.study.title);
  return (
    <div className="study">
      <label className="field">
        {m.name}
        <input
          value={title}
          maxLength={LONGEST_TITLE}
          onChange={(event) => {
            setTitle(event.target.value);
            void table.rename(event.target.value);
          }}
        />
      </label>
    </div>
  );
}

function Comment({ table }: { readonly table: ExploreTable }) {
  const m = useMessages().explore;
  const id = useId();
  const [text, setText] = useState(table.tree.nodes[table.node - 1]?.comment ?? '');
  return (
    <div className="field">
      <label htmlFor={id}>{m.comment}</label>
      <textarea
        id={id}
        value={text}
        rows={2}
        maxLength={LONGEST_COMMENT}
        onChange={(event) => {
          setText(event.target.value);
          void table.note({ comment: event.target.value });
        }}
      />
      <small>{m.commentHint}</small>
    </div>
  );
}

function Chapter({ table }: { readonly table: ExploreTable }) {
  const m = useMessages().explore;
  const [name, setName] = useState(table.tree.nodes[table.node - 1]?.chapter ?? '');
  return (
    <label className="field">
      {m.chapter}
      <input
        value={name}
        maxLength={LONGEST_TITLE}
        onChange={({ target }) => {
          setName(target.value);
          void table.note({ chapter: target.value });
        }}
      />
    </label>
  );
}
