import { useEffect } from 'react';
import { MessagesProvider, useMessages } from '../i18n/messages.tsx';
import { useLoaded } from './load.ts';
import { pages } from './pages.ts';
import { useRoute } from './routes.ts';
import { Start } from './Start.tsx';
import { useSettings } from './settings.ts';
import { Update } from './Update.tsx';
import './app.css';

export function App() {
  const { language, theme } = useSettings();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <MessagesProvider language={language}>
      <Page />
      <Update />
    </MessagesProvider>
  );
}

function Page() {
  const route = useRoute();
  const { games, loading } = useMessages();
  const SetUp = useLoaded(pages, route.page === 'new' ? 'new' : undefined);
  const TablePage = useLoaded(pages, route.page === 'table' ? 'table' : undefined);
  const game = route.page === 'new' ? route.game : undefined;
  useEffect(() => {
    if (route.page !== 'table') document.title = game === undefined ? 'Shinar' : `${games[game].name} · Shinar`;
  }, [route.page, game, games]);
  if (route.page === 'start') return <Start />;
  if (route.page === 'new' && SetUp !== undefined) return <SetUp key={route.game} game={route.game} />;
  if (route.page === 'table' && TablePage !== undefined) return <TablePage id={route.id} step={route.step} />;
  return <p className="loading">{loading}</p>;
}
