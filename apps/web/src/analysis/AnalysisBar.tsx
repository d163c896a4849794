import type { Analysis } from '@shinar/bots';
import { type GameRecord, writeRecord } from '@shinar/core';
import { useState } from 'react';
import { hashOf } from '../app/routes.ts';
import { useSettings } from '../app/settings.ts';
import { exploreFrom } from '../explore/open-study.ts';
import { useMessages } from '../i18n/messages.tsx';
import { saveRecord } from '../table/record-io.ts';
import { packed } from './share.ts';
import type { KeptGame } from './use-kept-game.ts';

interface AnalysisBarProps {
  readonly game: KeptGame;
  readonly record: GameRecord;
  readonly analysis: Analysis | undefined;
  /** The position on the board. */
  readonly at: number;
}

/** The bar above an analysis: back to the table, and what can be taken along. */
export function AnalysisBar({ game, record, analysis, at }: AnalysisBarProps) {
  const m = useMessages();
  const { language } = useSettings();
  const [told, setTold] = useState<string>();
  const { kept } = game;
  const title = `${m.games[kept.game].name}: ${kept.seats.map(({ name }) => name).join(', ')}`;
  const share = async (): Promise<void> => {
    const data = await packed(writeRecord(record));
    if (data !== undefined) await navigator.clipboard.writeText(new URL(hashOf({ page: 'shared', data }), window.location.href).href);
    setTold(data === undefined ? m.analysis.tooLong : m.analysis.shared);
  };
  const exportPage = async (): Promise<void> => {
    if (analysis === undefined) return;
    const { savePage } = await import('./export-page.tsx');
    await savePage({ game, record, analysis, language });
  };
  return (
    <header className="bar">
      <a className="bar-home" href="#/">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-9-7H9L0 9Z" />
        </svg>
        <span className="for-readers">{m.home}</span>
        {m.games[kept.game].name}
      </a>
      <a className="button" href={hashOf({ page: 'table', id: kept.id, step: undefined })}>
        {m.analysis.back}
      </a>
      <details className="menu">
        <summary>{m.table.menu}</summary>
        <div className="menu-list">
          <button type="button" onClick={() => void exploreFrom(game.ui.game, title, kept.seats, kept.steps, at)}>
            {m.explore.here}
          </button>
          <button type="button" onClick={() => void share()}>
            {m.analysis.shareLink}
          </button>
          <p role="status" className="hint">
            {told}
          </p>
          <button type="button" disabled={analysis === undefined} onClick={() => void exportPage()}>
            {m.analysis.exportPage}
          </button>
          <button type="button" onClick={() => saveRecord(kept.id, record)}>
            {m.analysis.exportRecord}
          </button>
        </div>
      </details>
    </header>
  );
}
