import type { Analysis } from '@shinar/bots';
import { type GameRecord, writeRecord } from '@shinar/core';
import { useState } from 'react';
import { copyText } from '../../base/dialogs/copy.ts';
import { Menu } from '../../base/dialogs/Menu.tsx';
import { LONGEST_LINK, packed } from '../../base/link/packed.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { saveRecord } from '../../kept/record-of.ts';
import { exploreFrom } from '../../kept/studies/open-study.ts';
import { reviewText } from './sharing/review.ts';
import type { KeptGame } from './use-kept-game.ts';

interface AnalysisBarProps {
  readonly game: KeptGame;
  readonly record: GameRecord;
  readonly analysis: Analysis | undefined;
  /** Whether it is still under way. */
  readonly running: boolean;
  /** The position on the board. */
  readonly at: number;
}

/** The bar above an analysis: back to the table, and what can be exported. */
export function AnalysisBar({ game, record, analysis, running, at }: AnalysisBarProps) {
  const m = useMessages();
  const { language } = useSettings();
  const [told, setTold] = useState<string>();
  const { kept } = game;
  const title = m.label(m.games[kept.game].name, m.and(kept.seats.map(({ name }) => name)));
  const share = async (): Promise<void> => {
    const data = await packed(writeRecord(record));
    if (data === undefined) return setTold(m.analysis.tooLong);
    const hash = hashOf({ page: 'shared', data, ...(await reviewFor(running ? undefined : analysis, data)) });
    if (await copyText(new URL(hash, window.location.href).href)) setTold(m.analysis.shared);
  };
  const embed = async (): Promise<void> => {
    const data = await packed(writeRecord(record));
    if (data === undefined) setTold(m.analysis.tooLong);
    else if (await copyText(embedCode(data, at))) setTold(m.analysis.embedded);
  };
  const exportPage = async (): Promise<void> => {
    if (analysis === undefined) return;
    const { savePage } = await import('./sharing/export-page.tsx');
    await savePage({ game, record, analysis, language });
  };
  return (
    <header className="bar">
      <a className="bar-home" href="#/">
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-9-7H9L0 9Z" />
        </svg>
        <span className="for-readers">{m.home}</span>
        <span className="bar-name">{m.games[kept.game].name}</span>
      </a>
      <a className="button" href={hashOf({ page: 'table', id: kept.id, step: undefined })}>
        {m.analysis.back}
      </a>
      <Menu title={m.table.menu}>
        <button type="button" onClick={() => void exploreFrom(game.ui.game, title, kept.seats, kept.steps, at)}>
          {m.explore.here}
        </button>
        <button type="button" data-stays onClick={() => void share()}>
          {m.analysis.shareLink}
        </button>
        <button type="button" data-stays onClick={() => void embed()}>
          {m.analysis.embed}
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
      </Menu>
    </header>
  );
}

/** Puts the review into the link too if there is room; otherwise the person who opens the link analyses the game again. */
async function reviewFor(analysis: Analysis | undefined, data: string): Promise<{ readonly review?: string }> {
  const review = analysis && (await packed(reviewText(analysis), LONGEST_LINK - data.length));
  return review === undefined ? {} : { review };
}

/** What somebody else's page needs to show the game at this step. */
const embedCode = (data: string, step: number): string =>
  `<script src="${new URL('embed.js', window.location.href)}" async></script><shinar-game game="${data}" step="${step}"></shinar-game>`;
