import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { OpenLobby, Speed, TableView } from '@shinar/protocol';
import { useRef, useState } from 'react';
import { useValue } from '../../../base/value.ts';
import type { CompanyWords } from '../../../base/words/en/company.ts';
import type { Messages } from '../../../base/words/en/index.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { beGuest, me } from '../../../wire/me.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { playNow } from './play-now.ts';
import { speedOf } from './speed.ts';

const SPEEDS = ['live', 'slow'] as const satisfies readonly Speed[];
const LONGEST_NAME = 24;
/** More than this are shown as a number. */
const MOST_NAMES = 2;

/** One button a game: the best table that waits, or a new one. */
export function PlayNow({ lobby }: { readonly lobby: OpenLobby | undefined }) {
  const m = useMessages();
  const company = useCompany();
  const { play: words } = company;
  const person = useValue(me);
  const [name, setName] = useState('');
  const [speed, setSpeed] = useState<Speed>('live');
  const [rated, setRated] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { act, busy, trouble } = useAct();
  const play = async (game: GameId): Promise<void> => {
    if (person === null) {
      if (field.current?.reportValidity() === false) return;
      await beGuest(name.trim());
    }
    await playNow(game, speed, rated);
  };
  return (
    <section className="play-now" aria-labelledby="play-now">
      <h2 id="play-now">{words.title}</h2>
      <p className="hint">{words.hint}</p>
      {person === null && (
        <label className="field">
          {m.online.lobby.yourName}
          <input
            ref={field}
            required
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      )}
      <Wishes speed={speed} rated={rated} onSpeed={setSpeed} onRated={setRated} />
      <div className="play-games">
        {GAME_IDS.map((game) => (
          <button key={game} type="button" className="primary" disabled={busy} onClick={() => void act(() => play(game))}>
            <strong>{m.games[game].name}</strong>
            <small>{waitText(lobby, { game, speed, rated }, company, m)}</small>
          </button>
        ))}
      </div>
      <Troubled trouble={trouble} />
    </section>
  );
}

interface WishesProps {
  readonly speed: Speed;
  readonly rated: boolean;
  readonly onSpeed: (speed: Speed) => void;
  readonly onRated: (rated: boolean) => void;
}

function Wishes({ speed, rated, onSpeed, onRated }: WishesProps) {
  const { play: words } = useCompany();
  return (
    <div className="play-choices">
      <fieldset>
        <legend>{words.speed}</legend>
        {SPEEDS.map((each) => (
          <label key={each}>
            <input type="radio" name="speed" checked={speed === each} onChange={() => onSpeed(each)} />
            {words.speeds[each]}
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={rated} onChange={(event) => onRated(event.target.checked)} />
        {words.rated}
      </label>
    </div>
  );
}

interface Wanted {
  readonly game: GameId;
  readonly speed: Speed;
  readonly rated: boolean;
}

/** Who is waiting for the same game, and the usual wait. */
function waitText(lobby: OpenLobby | undefined, { game, speed, rated }: Wanted, { play: words }: CompanyWords, m: Messages): string {
  const fits = (table: TableView): boolean =>
    table.game === game && table.status === 'waiting' && table.rated === rated && speedOf(table) === speed;
  const waiting = lobby?.tables.filter(fits).flatMap(({ seats }) => seats.flatMap(({ person }) => person?.name ?? [])) ?? [];
  const usual = lobby?.usual[game]?.[speed] ?? null;
  const who = waiting.length > MOST_NAMES ? words.waiting(waiting.length) : words.who(m.and(waiting), waiting.length);
  return [waiting.length === 0 ? words.nobody : who, ...(usual === null ? [] : [words.usual(usual)])].join(' · ');
}
