import type { GameId } from '@shinar/catalogue';
import type { Deal } from '@shinar/protocol';
import { Choice } from '../../../base/dialogs/Choice.tsx';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { useFromTop } from '../../../base/routes/from-top.ts';
import { goTo, hashOf } from '../../../base/routes/routes.ts';
import { useTitle } from '../../../base/routes/title.ts';
import { call, Refused } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { AtServer } from '../../../wire/AtServer.tsx';
import { WayBack } from '../../../wire/forms/WayBack.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { gameNames } from '../../../wire/said/game-names.ts';
import { DealView } from './DealView.tsx';
import { NewDeal } from './NewDeal.tsx';

const DAY = 24 * 3_600_000;

interface DayPageProps {
  readonly game: GameId;
  readonly day: string | undefined;
}

/** The game of a day: the same for everybody. */
export function DayPage(props: DayPageProps) {
  useFromTop();
  return (
    <AtServer>
      {() => (
        <Guard key={props.game + props.day} Instead={SmallMishap}>
          <OfDay {...props} />
        </Guard>
      )}
    </AtServer>
  );
}

const today = 'today';
/** Null for a day on which nobody looked. */
const ask = async (game: GameId, day: string): Promise<Deal | null> =>
  call('dayDeal', { query: { game, ...(day !== today && { day }) } }).catch((error: unknown) => {
    if (error instanceof Refused && error.trouble.code === 'no-deal') return null;
    throw error;
  });

function OfDay({ game, day }: DayPageProps) {
  const m = useMessages();
  const { deal: words } = useCompany();
  const title = words.dayTitle(m.games[game].name);
  useTitle(title);
  const deal = useLoad(ask, game, day ?? today);
  const before = new Date((day === undefined ? Date.now() : Date.parse(day)) - DAY).toISOString().slice(0, 10);
  return (
    <main className="page deal">
      <WayBack />
      <h1>{title}</h1>
      <p className="hint">{words.dayHint}</p>
      <Choice label={m.online.create.game} value={game} names={gameNames(m)} onChange={(to) => goTo({ page: 'day', game: to, day })} />
      {deal === null && <p>{m.online.failures['no-deal']}</p>}
      {deal && <DealView deal={deal} />}
      <div className="card-buttons">
        <a className="button" href={hashOf({ page: 'day', game, day: before })}>
          {words.before}
        </a>
        {day !== undefined && (
          <a className="button" href={hashOf({ page: 'day', game, day: undefined })}>
            {words.today}
          </a>
        )}
      </div>
      <NewDeal game={game} />
    </main>
  );
}
