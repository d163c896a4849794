import { useMessages } from '../../base/words/messages.ts';
import { usePercent } from '../../base/words/numbers.ts';
import type { Analysing } from './use-analysis.ts';

/** How far the analysis has got; nothing once it is finished. */
export function ProgressLine({ analysing: { report, running, failed, stop, start } }: { readonly analysing: Analysing }) {
  const m = useMessages().analysis;
  const percent = usePercent();
  const stage = !running && report?.stage !== 'done' ? 'stopped' : (report?.stage ?? 'glance');
  const done = report?.done ?? 0;
  return (
    <div className="analysis-progress" data-stage={stage}>
      <label>
        {m.progress(m.stages[stage], percent(done))}
        <progress value={done} />
      </label>
      {running ? (
        <button type="button" onClick={stop}>
          {m.stop}
        </button>
      ) : (
        stage === 'stopped' && (
          <button type="button" onClick={start}>
            {m.analyseAgain}
          </button>
        )
      )}
      {failed && (
        <p role="alert" className="fault">
          {m.failed}
        </p>
      )}
    </div>
  );
}
