import { Loader, useLoaded } from '../app/load.ts';
import { showClause, useShownClause } from './shown-clause.ts';

const sheets = new Loader({ clause: () => import('./ClauseSheet.tsx').then(({ ClauseSheet }) => ClauseSheet) });

/** The clause asked for, beside the page that is open. */
export function RuleSheet() {
  const shown = useShownClause();
  const ClauseSheet = useLoaded(sheets, shown && 'clause');
  if (shown === undefined || ClauseSheet === undefined) return null;
  return <ClauseSheet {...shown} onClose={() => showClause(undefined)} />;
}
