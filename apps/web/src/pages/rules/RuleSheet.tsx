import { type ShownClause, showClause, useShownClause } from '../../base/cite/shown-clause.ts';
import { Dialog } from '../../base/dialogs/Dialog.tsx';
import { Guard } from '../../base/faults/Guard.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import { Loader, useLoaded } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';

const sheets = new Loader({ clause: () => import('./ClauseSheet.tsx').then(({ ClauseSheet }) => ClauseSheet) });

/** The clause asked for, beside the open page. */
export function RuleSheet() {
  const { games, rules } = useMessages();
  const shown = useShownClause();
  if (shown === undefined) return null;
  const { game, clause } = shown;
  return (
    <Dialog title={rules.of(games[game].name)} onClose={() => showClause(undefined)} sheet>
      <Guard key={clause} Instead={SmallMishap}>
        <Sheet {...shown} />
      </Guard>
      <p className="sheet-foot">
        <a className="button" href={hashOf({ page: 'rules', game, clause })} target="_blank" rel="noreferrer">
          {rules.all}
        </a>
      </p>
    </Dialog>
  );
}

function Sheet(shown: ShownClause) {
  const ClauseSheet = useLoaded(sheets, 'clause');
  return ClauseSheet === undefined ? <Loading /> : <ClauseSheet {...shown} />;
}
