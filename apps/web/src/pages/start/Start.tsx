import { GAME_IDS } from '@shinar/catalogue';
import { useState } from 'react';
import { SettingsDialog } from '../../base/dialogs/SettingsDialog.tsx';
import { useListed } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { listTables } from '../../kept/store.ts';
import { GameCard } from './GameCard.tsx';
import { KeptGames } from './KeptGames.tsx';
import { Lead } from './Lead.tsx';
import { MyTurns } from './MyTurns.tsx';
import { Together } from './Together.tsx';
import './start.css';

/** From the top: what is under way, what can be started, with whom, and what is kept. */
export function Start() {
  const m = useMessages();
  const [tables, changed] = useListed(listTables);
  useFromTop();
  useTitle();
  return (
    <main className="page start">
      <Head />
      <div className="leads">
        {tables !== undefined && <Lead tables={tables} />}
        <MyTurns />
      </div>
      <h2 className="for-readers">{m.start.title}</h2>
      <div className="cards">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <div className="start-foot">
        <Together />
        <KeptGames tables={tables} onChanged={changed} />
      </div>
    </main>
  );
}

function Head() {
  const m = useMessages();
  const [settings, setSettings] = useState(false);
  return (
    <header className="start-head">
      <div>
        <h1 className="logo">
          <svg viewBox="0 0 64 24" aria-hidden="true">
            <path d="M2 3H22L12 21ZM24 3H40L32 15ZM42 3H62L52 21Z" />
          </svg>
          Shinar
        </h1>
        <p>{m.tagline}</p>
      </div>
      <nav className="more" aria-label={m.start.more}>
        <a className="button" href={hashOf({ page: 'puzzles', game: undefined, number: undefined, step: undefined })}>
          {m.puzzles.title}
        </a>
        <a className="button" href={hashOf({ page: 'explore', id: undefined, node: undefined, step: undefined })}>
          {m.explore.title}
        </a>
        <button type="button" onClick={() => setSettings(true)}>
          {m.settings.title}
        </button>
      </nav>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}
