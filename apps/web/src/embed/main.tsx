/** A game on somebody else's page: the board, its replay, and a link to the app. The address contains the game, as in a shared link, and optionally a step. */
import { readRecord } from '@shinar/core';
import { createRoot } from 'react-dom/client';
import { Fault } from '../base/faults/Fault.tsx';
import { MessagesProvider } from '../base/faults/MessagesProvider.tsx';
import { unpacked } from '../base/link/packed.ts';
import { currentSettings } from '../base/settings/settings.ts';
import { languages } from '../base/words/messages.ts';
import { loadShown, type Shown } from './load-shown.ts';
import { Replay } from './Replay.tsx';
import '../base/theme/fonts.css';
import '../base/theme/tokens.css';
import '../base/theme/looks.css';
import '../base/theme/base.css';
import './embed.css';

const { language } = currentSettings();
const theme = new URLSearchParams(window.location.search).get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;
// The surrounding page wants another game or step.
window.addEventListener('hashchange', () => window.location.reload());
const [data = '', step] = window.location.hash.slice(1).split('/');
const messages = await languages.get(language);

async function shown(): Promise<Shown | Error> {
  try {
    return await loadShown(readRecord(await unpacked(data)), language, messages);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const game = await shown();
createRoot(document.getElementById('root')!).render(
  <MessagesProvider language={language}>
    {game instanceof Error ? (
      <Fault title={messages.analysis.badLink} error={game} />
    ) : (
      <Replay shown={game} data={data} language={language} first={step === undefined ? undefined : Number(step)} />
    )}
  </MessagesProvider>,
);
