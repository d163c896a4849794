import type { GameId } from '@shinar/catalogue';
import { showAid, useShownAid } from '../../base/cite/shown-aid.ts';
import { Dialog } from '../../base/dialogs/Dialog.tsx';
import { Guard } from '../../base/faults/Guard.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { SmallMishap } from '../../base/faults/Mishap.tsx';
import { Loader, useLoaded } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';

const texts = new Loader({ aid: () => import('./AidText.tsx').then(({ AidText }) => AidText) });

/** The player aid asked for, beside the open page. */
export function AidSheet() {
  const { games, rules } = useMessages();
  const game = useShownAid();
  if (game === undefined) return null;
  return (
    <Dialog title={rules.aidOf(games[game].name)} onClose={() => showAid(undefined)} sheet>
      <Guard Instead={SmallMishap}>
        <Text game={game} />
      </Guard>
      <p className="sheet-foot">
        <a className="button" href={hashOf({ page: 'aid', game })} target="_blank" rel="noreferrer">
          {rules.print}
        </a>
      </p>
    </Dialog>
  );
}

function Text({ game }: { readonly game: GameId }) {
  const AidText = useLoaded(texts, 'aid');
  return AidText === undefined ? (
    <Loading />
  ) : (
    <div className="sheet-text">
      <AidText game={game} />
    </div>
  );
}
