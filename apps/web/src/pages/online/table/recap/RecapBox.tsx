import type { GameWords } from '@shinar/table';
import { useEffect, useState } from 'react';
import { hashOf } from '../../../../base/routes/routes.ts';
import { TIMES, useSettings } from '../../../../base/settings/settings.ts';
import { useMessages } from '../../../../base/words/messages.ts';
import type { RemoteTable } from '../remote/remote-table.ts';
import { recapOf, type Told } from './recap.ts';

interface RecapBoxProps {
  readonly table: RemoteTable;
  readonly words: GameWords;
  /** How many steps had been seen. */
  readonly from: number;
  readonly onClose: () => void;
}

/** Since you left: in words, or step by step on the board. */
export function RecapBox({ table, words, from, onClose }: RecapBoxProps) {
  const { recap: m } = useMessages().online;
  const { moments, sitting } = table.view.get();
  const [until] = useState(moments.length);
  const seat = table.seat ?? 0;
  const replay = useReplay(sitting.id, from, until - 1);
  const { concerning, others, passes } = recapOf(moments.slice(0, until), from, { game: table.ui.game, words, seat });
  return (
    <section className="recap" aria-label={m.title}>
      <h2>{m.title}</h2>
      {concerning.length > 0 && <Lines title={m.concerning} told={concerning} id={sitting.id} />}
      {concerning.length === 0 && <Lines told={others} id={sitting.id} />}
      {concerning.length > 0 && others.length > 0 && (
        <details>
          <summary>{m.others(others.length)}</summary>
          <Lines told={others} id={sitting.id} />
        </details>
      )}
      {passes > 0 && <p className="hint">{m.passes(passes)}</p>}
      <div className="card-buttons">
        <button type="button" onClick={replay.playing ? replay.stop : replay.start}>
          {replay.playing ? m.stop : m.replay}
        </button>
        <button type="button" className="primary" onClick={onClose}>
          {m.close}
        </button>
      </div>
    </section>
  );
}

function Lines({ title, told, id }: { readonly title?: string; readonly told: readonly Told[]; readonly id: string }) {
  const { parts, online } = useMessages();
  return (
    <>
      {title !== undefined && <h3>{title}</h3>}
      <ol>
        {told.map(({ step, lines, points }) => (
          <li key={step}>
            <a href={hashOf({ page: 'table', id, step })}>{parts(lines)}</a> {points !== 0 && <b>{online.recap.points(points)}</b>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Shows one step after the other on the board, then the present. */
function useReplay(id: string, from: number, until: number) {
  const { speed } = useSettings();
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    window.location.replace(hashOf({ page: 'table', id, step: at >= until ? undefined : at }));
    if (at >= until) {
      setAt(undefined);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), Math.max(200, TIMES[speed].pause + TIMES[speed].travel));
    return () => clearTimeout(timer);
  }, [id, at, until, speed]);
  return {
    playing: at !== undefined,
    start: () => setAt(from),
    stop: () => {
      setAt(undefined);
      window.location.replace(hashOf({ page: 'table', id, step: undefined }));
    },
  };
}
