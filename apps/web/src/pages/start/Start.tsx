import { GAME_IDS } from '@shinar/catalogue';
import { useState } from 'react';
import { SettingsDialog } from '../../base/dialogs/SettingsDialog.tsx';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { GameCard } from './GameCard.tsx';
import { KeptGames } from './KeptGames.tsx';
import { Newcomer } from './Newcomer.tsx';
import { Together } from './Together.tsx';

export function Start() {
  const m = useMessages();
  const [settings, setSettings] = useState(false);
  useFromTop();
  useTitle();
  return (
    <main className="page start">
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
        <button type="button" onClick={() => setSettings(true)}>
          {m.settings.title}
        </button>
      </header>
      <Newcomer />
      <h2 className="for-readers">{m.start.title}</h2>
      <div className="cards">
        {GAME_IDS.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <nav className="more" aria-label={m.start.more}>
        <a className="button" href={hashOf({ page: 'puzzles', game: undefined, number: undefined, step: undefined })}>
          {m.puzzles.title}
        </a>
        <a className="button" href={hashOf({ page: 'explore', id: undefined, node: undefined, step: undefined })}>
          {m.explore.title}
        </a>
      </nav>
      <Together />
      <KeptGames />
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </main>
  );
}
