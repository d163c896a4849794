import type { GameId } from '@shinar/catalogue';
import type { GameUi, GameWords } from '@shinar/table';
import { useEffect, useMemo, useState } from 'react';
import { copyText } from '../../base/dialogs/copy.ts';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useWords } from '../../base/games/use-words.ts';
import { packed } from '../../base/link/packed.ts';
import { useLoad } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { WorkerThinker } from '../../bots/bots.ts';
import { screensOf } from '../../kept/screens-of.ts';
import { findStudy, type KeptStudy, keepStudy } from '../../kept/studies/store.ts';
import { START } from '../../kept/studies/study-tree.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { Drawing } from './drawing/Drawing.tsx';
import { ExploreTable } from './explore-table.ts';
import { Lines } from './Lines.tsx';
import { Studies } from './Studies.tsx';
import { StudyNotice } from './StudyNotice.tsx';

interface ExplorePageProps {
  readonly id: string | undefined;
  readonly node: number | undefined;
  readonly step: number | undefined;
}

const thinker = new WorkerThinker();

/** All studies, or one of them. */
export function ExplorePage({ id, node, step }: ExplorePageProps) {
  return id === undefined ? <Studies /> : <OneStudy id={id} node={node ?? 0} step={step} />;
}

interface Opened {
  readonly study: KeptStudy;
  readonly ui: GameUi;
}

async function load(id: string): Promise<Opened | 'missing'> {
  const study = await findStudy(id);
  return study === undefined ? 'missing' : { study, ui: await screensOf({ game: study.game as GameId, boardData: study.boardData }) };
}

function OneStudy({ id, node, step }: { readonly id: string; readonly node: number; readonly step: number | undefined }) {
  const m = useMessages();
  const opened = useLoad(load, id);
  const found = opened === 'missing' ? undefined : opened;
  const words = useWords(found?.ui, found?.study.seats.map(({ name }) => name) ?? []);
  if (opened === 'missing') return <Fault title={m.explore.missing} />;
  if (found === undefined || words === undefined) return <Loading />;
  return <Explored {...found} words={words} node={node} step={step} />;
}

interface ExploredProps extends Opened {
  readonly words: GameWords;
  readonly node: number;
  readonly step: number | undefined;
}

function Explored({ study, ui, words, node, step }: ExploredProps) {
  const m = useMessages();
  const table = useMemo(
    () =>
      new ExploreTable(ui, study, {
        thinker,
        keep: keepStudy,
        show: (to) => window.location.replace(hashOf({ page: 'explore', id: study.id, node: to, step: undefined })),
        newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0]!,
      }),
    [ui, study],
  );
  const [drawing, setDrawing] = useState(false);
  const [told, setTold] = useState<string>();
  useValue(table.view);
  useEffect(() => table.goTo(node), [table, node]);
  useEffect(() => () => table.close(), [table]);
  const share = async (): Promise<void> => {
    const data = await packed(table.text);
    if (data === undefined) setTold(m.explore.tooLong);
    else if (await copyText(new URL(hashOf({ page: 'study', data }), window.location.href).href)) setTold(m.explore.shared);
  };
  const address = (to: number | undefined): string => hashOf({ page: 'explore', id: study.id, node, step: to });
  return (
    <TableScreen
      table={table}
      words={words}
      step={step}
      around={{
        title: m.explore.titleOf(m.games[study.game as GameId].name),
        notice: <StudyNotice table={table} words={words} drawing={drawing} onDrawing={setDrawing} />,
        over: <Drawing table={table} words={words} drawing={drawing && node !== START} />,
        tabs: [{ id: 'lines', title: m.explore.lines, content: <Lines table={table} words={words} /> }],
        menu: (
          <>
            <button type="button" data-stays onClick={() => void share()}>
              {m.explore.share}
            </button>
            <p role="status" className="hint">
              {told}
            </p>
            <button type="button" onClick={() => table.export()}>
              {m.explore.export}
            </button>
            <a className="button" href={hashOf({ page: 'explore', id: undefined, node: undefined, step: undefined })}>
              {m.explore.title}
            </a>
          </>
        ),
        ending: null,
        address,
      }}
    />
  );
}
