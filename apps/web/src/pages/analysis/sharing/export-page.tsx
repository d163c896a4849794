/** An analysis as a self-contained page: curves, balance, turning points with their boards, and the record. */
import type { Analysis } from '@shinar/bots';
import { type GameRecord, writeRecord } from '@shinar/core';
import { hintMarks, OnPaper } from '@shinar/table';
import type { Language } from '@shinar/words';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { saveFile } from '../../../base/dialogs/save-file.ts';
import { MessagesProvider } from '../../../base/faults/MessagesProvider.tsx';
import { useMessages } from '../../../base/words/messages.ts';
import { usePercent } from '../../../base/words/numbers.ts';
import { StillBoard } from '../../../table/StillBoard.tsx';
import { BalanceTable } from '../BalanceTable.tsx';
import { Chart } from '../Chart.tsx';
import { inOrder, TurningPoint } from '../TurningPoints.tsx';
import type { KeptGame } from '../use-kept-game.ts';

interface Exported {
  readonly game: KeptGame;
  readonly record: GameRecord;
  readonly analysis: Analysis;
  readonly language: Language;
}

export async function savePage(exported: Exported): Promise<void> {
  saveFile(`shinar-${exported.game.kept.id}.html`, pageOf(exported), 'text/html');
}

function pageOf({ game, record, analysis, language }: Exported): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <MessagesProvider language={language}>
        <OnPaper value>
          <Page game={game} analysis={analysis} language={language} />
        </OnPaper>
      </MessagesProvider>,
    ),
  );
  const html = place.innerHTML;
  root.unmount();
  const theme = document.documentElement.dataset.theme ?? 'auto';
  const json = writeRecord(record).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="${language}" data-theme="${theme}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${document.title}</title>
<style>${stylesOfThisPage()}</style>
<body>${html}
<script type="application/json" id="record">${json}</script>
</body>
</html>
`;
}

/** All styles in use here, except fonts, which would have to be fetched. */
function stylesOfThisPage(): string {
  const rules = Array.from(document.styleSheets).flatMap((sheet) => Array.from(sheet.cssRules));
  return rules
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n');
}

function Page({ game, analysis, language }: Omit<Exported, 'record'>) {
  const m = useMessages();
  const percent = usePercent();
  const { kept, moments, ui, words } = game;
  return (
    <main className="page exported">
      <h1>{m.analysis.titleOf(m.games[kept.game].name)}</h1>
      <Chart analysis={analysis} seats={kept.seats} steps={kept.steps} measure="shares" at={moments.length - 1} write={percent} />
      <BalanceTable analysis={analysis} seats={kept.seats} />
      <h2>{m.analysis.tabs.turns}</h2>
      {inOrder(game, analysis).map(({ step }) => {
        const finding = analysis.findings[step]!;
        const better = finding.kind === 'choice' ? [ui.picks(moments[step]!.state, ui.game.rules.decode(finding.best))] : [];
        return (
          <section key={step}>
            <h3>{m.analysis.step(step + 1)}</h3>
            <TurningPoint game={game} analysis={analysis} step={step} />
            <StillBoard ui={ui} seats={kept.seats} words={words} moment={moments[step]!} step={step} marks={hintMarks(better, [])} />
          </section>
        );
      })}
      <h2>{m.analysis.tabs.about}</h2>
      {m.analysis.about.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="hint">{m.analysis.exported(new Date().toLocaleDateString(language))}</p>
    </main>
  );
}
