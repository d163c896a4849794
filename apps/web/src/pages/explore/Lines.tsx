import type { GameWords } from '@shinar/table';
import { useEffect, useRef } from 'react';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { START } from '../../kept/studies/study-tree.ts';
import type { ExploreTable } from './explore-table.ts';
import { NodeTools } from './StudyNotice.tsx';

interface LinesProps {
  readonly table: ExploreTable;
  readonly words: GameWords;
}

/** The tree of lines: the main line from top to bottom, others indented where they branch off. */
export function Lines({ table, words }: LinesProps) {
  const m = useMessages().explore;
  const here = useRef<HTMLDivElement>(null);
  const { node } = table;
  useEffect(() => {
    const link = here.current?.querySelector<HTMLElement>(`[data-node="${node}"]`);
    const panel = here.current?.closest('.tab-panel');
    if (link && panel) panel.scrollTop = link.offsetTop - panel.clientHeight / 2;
  }, [node]);
  return (
    <div ref={here} className="lines">
      <Chapters table={table} />
      <NodeLink table={table} node={START} text={m.start} />
      <Line table={table} words={words} from={START} depth={1} />
    </div>
  );
}

/** Links to the chapters. */
function Chapters({ table }: Pick<LinesProps, 'table'>) {
  const m = useMessages().explore;
  const chapters = table.tree.nodes.flatMap(({ chapter }, i) => (chapter === undefined ? [] : [{ chapter, node: i + 1 }]));
  if (chapters.length === 0) return null;
  return (
    <nav aria-label={m.chapters}>
      <ul className="chapters">
        {chapters.map(({ chapter, node }) => (
          <li key={node}>
            <a href={hashOf({ page: 'explore', id: table.study.id, node, step: undefined })}>{chapter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NodeLink({ table, node, text }: { readonly table: ExploreTable; readonly node: number; readonly text: string }) {
  const { comment, chapter } = table.tree.nodes[node - 1] ?? {};
  return (
    <>
      {chapter !== undefined && <p className="chapter">{chapter}</p>}
      <a
        href={hashOf({ page: 'explore', id: table.study.id, node, step: undefined })}
        data-node={node}
        aria-current={node === table.node ? 'step' : undefined}
      >
        {text}
        {comment !== undefined && <small>{comment}</small>}
      </a>
      {node === table.node && <NodeTools table={table} />}
    </>
  );
}

interface LineProps extends LinesProps {
  readonly from: number;
  readonly depth: number;
}

/** A line to its end, with those that branch off. */
function Line({ table, words, from, depth }: LineProps) {
  const m = useMessages().explore;
  const { tree } = table;
  const rows: { readonly node: number; readonly depth: number; readonly others: readonly number[] }[] = [];
  for (let [main, ...others] = tree.after(from), at = depth; main !== undefined; [main, ...others] = tree.after(main), at++) {
    rows.push({ node: main, depth: at, others });
  }
  return (
    <ol>
      {rows.map(({ node, depth: at, others }) => (
        <li key={node}>
          <NodeLink table={table} node={node} text={m.step(at, textOf(table, words, node))} />
          {others.map((other) => (
            <div key={other} className="other-line">
              <NodeLink table={table} node={other} text={m.step(at, textOf(table, words, other))} />
              <Line table={table} words={words} from={other} depth={at + 1} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

const textOf = ({ tree }: ExploreTable, words: GameWords, node: number): string => words.events(tree.moments[node]!.events)[0] ?? '…';
