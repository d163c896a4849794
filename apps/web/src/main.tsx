import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadRoute } from './app/pages.ts';
import { routeOf } from './app/routes.ts';
import { currentSettings } from './app/settings.ts';
import { languages } from './i18n/messages.tsx';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

await Promise.all([languages.get(currentSettings().language), loadRoute(routeOf(window.location.hash))]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
