import { GAME_IDS, type GameId, isGameId, manifestOf } from '@shinar/catalogue';
import { type FormEvent, useState } from 'react';
import { useAttempt } from '../../base/faults/use-attempt.ts';
import { useMessages } from '../../base/words/messages.ts';
import { emptyStudy, openText } from '../../kept/studies/open-study.ts';

/** A study from the beginning of a game, or from a game or study pasted as text. */
export function NewStudy() {
  const m = useMessages();
  return (
    <section aria-labelledby="new-study">
      <h2 id="new-study">{m.explore.new}</h2>
      <FromStart />
      <FromText />
    </section>
  );
}

function FromStart() {
  const m = useMessages();
  const [game, setGame] = useState<GameId>(GAME_IDS[0]!);
  const [fewest, most] = manifestOf(game).seats;
  const [wished, setWished] = useState(most);
  const players = Math.min(most, Math.max(fewest, wished));
  const open = (event: FormEvent): void => {
    event.preventDefault();
    void emptyStudy(game, players, m.games[game].name, (seat) => m.setUp.personName(seat + 1));
  };
  return (
    <form className="new-study" onSubmit={open}>
      <label className="field">
        {m.explore.game}
        <select value={game} onChange={({ target }) => isGameId(target.value) && setGame(target.value)}>
          {GAME_IDS.map((id) => (
            <option key={id} value={id}>
              {m.games[id].name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {m.explore.players}
        <select value={players} onChange={({ target }) => setWished(Number(target.value))}>
          {Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <button type="submit">{m.explore.fromStart}</button>
    </form>
  );
}

function FromText() {
  const m = useMessages();
  const [text, setText] = useState('');
  const [fault, attempt] = useAttempt();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(() => openText(text, (seat) => m.setUp.personName(seat + 1)));
  };
  return (
    <form className="study study-text" onSubmit={open}>
      <label className="field">
        {m.explore.paste}
        <textarea rows={3} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      <button type="submit" disabled={text.trim() === ''}>
        {m.explore.fromText}
      </button>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.explore.importFailed} {fault}
        </p>
      )}
    </form>
  );
}
