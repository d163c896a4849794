import { type GameId, manifestOf } from '@shinar/catalogue';
import { useState } from 'react';
import { Choice, Counts } from '../../../base/dialogs/Choice.tsx';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { LEVELS } from '../../../kept/device-game.ts';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useCompany } from '../../../wire/said/company.ts';

const USUAL_LEVEL = 2;

/** A challenge for one's friends: the same deal for everybody who has the link. */
export function NewDeal({ game }: { readonly game: GameId }) {
  const m = useMessages();
  const { deal: words } = useCompany();
  const [fewest, most] = manifestOf(game).seats;
  const [players, setPlayers] = useState(fewest);
  const [level, setLevel] = useState(USUAL_LEVEL);
  const levels = Object.fromEntries(LEVELS.map((each) => [String(each), m.levels[each]]));
  const make = async (): Promise<void> => {
    const { id } = await call('newDeal', { body: { game, players: Math.min(most, Math.max(fewest, players)), level } });
    goTo({ page: 'deal', id });
  };
  return (
    <details className="new-deal">
      <summary>{words.challenge}</summary>
      <p className="hint">{words.challengeHint}</p>
      <Counts label={m.setUp.players} from={fewest} to={most} value={players} onChange={setPlayers} />
      <Choice label={m.online.ratings.bots} value={String(level)} names={levels} onChange={(to) => setLevel(Number(to))} />
      <NameForm label={words.make} onNamed={make} />
    </details>
  );
}
