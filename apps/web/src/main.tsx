import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { tellWhatIsKept } from './base/faults/kept-here.ts';
import { watchForMishaps } from './base/faults/mishaps.ts';
import { keepPresses } from './base/press/keep-presses.ts';
import { routeOf } from './base/routes/routes.ts';
import { goWhereSent } from './base/routes/sent-here.ts';
import { currentSettings } from './base/settings/settings.ts';
import { languages } from './base/words/messages.ts';
import { keptAt } from './kept-at.ts';
import { loadRoute } from './pages.ts';
import './base/theme/fonts.css';
import './base/theme/tokens.css';
import './base/theme/looks.css';
import './base/theme/base.css';

watchForMishaps();
keepPresses();
goWhereSent();
tellWhatIsKept(keptAt);
// What fails here is loaded again by the page that needs it, which then says so.
await Promise.allSettled([languages.get(currentSettings().language), loadRoute(routeOf(window.location.hash))]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
