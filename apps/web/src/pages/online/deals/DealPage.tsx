import { Guard } from '../../../base/faults/Guard.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useReach } from '../../../wire/me.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { gameName } from '../../../wire/said/game-names.ts';
import { placeLink } from '../../../wire/said/links.ts';
import { ifThere, NotThere } from '../NotThere.tsx';
import { DealView } from './DealView.tsx';

/** A challenge, by its link. */
export function DealPage({ id }: { readonly id: string }) {
  useFromTop();
  return (
    <AtServer>
      {() => (
        <Guard key={id} Instead={SmallMishap}>
          <Challenge id={id} />
        </Guard>
      )}
    </AtServer>
  );
}

const ask = (id: string) => ifThere(call('deal', { params: { deal: id } }), 'no-deal');

function Challenge({ id }: { readonly id: string }) {
  const m = useMessages();
  const { deal: words } = useCompany();
  const reach = useReach();
  const deal = useLoad(ask, id);
  const title = deal ? words.challengeTitle(gameName(m, deal.game)) : undefined;
  useTitle(title);
  if (deal === undefined) return <Loading />;
  if (deal === null)
    return (
      <main className="page">
        <WayBack />
        <NotThere none="no-deal" />
      </main>
    );
  const mine = deal.results.find(({ table }) => table !== null && table === deal.mine?.table);
  return (
    <main className="page deal">
      <WayBack />
      <h1>{title}</h1>
      <p className="hint">{words.challengeHint}</p>
      {mine && <p role="status">{words.beat(mine.score)}</p>}
      <label className="field">
        {words.share}
        <input readOnly value={placeLink({ page: 'deal', id }, reach)} onFocus={(event) => event.target.select()} />
      </label>
      <DealView deal={deal} />
    </main>
  );
}
