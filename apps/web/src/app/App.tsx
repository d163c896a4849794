import { lazy, Suspense, useEffect } from 'react';
import { MessagesProvider, useMessages } from '../i18n/messages.tsx';
import { useRoute } from './routes.ts';
import { Start } from './Start.tsx';
import { useSettings } from './settings.ts';
import { Update } from './Update.tsx';
import './app.css';

const SetUp = lazy(() => import('./SetUp.tsx').then(({ SetUp }) => ({ default: SetUp })));
const TablePage = lazy(() => import('../table/TablePage.tsx').then(({ TablePage }) => ({ default: TablePage })));

export function App() {
  const { language, theme } = useSettings();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <Suspense fallback={<p className="loading">…</p>}>
      <MessagesProvider language={language}>
        <Page />
        <Update />
      </MessagesProvider>
    </Suspense>
  );
}

function Page() {
  const route = useRoute();
  const { games } = useMessages();
  const game = route.page === 'new' ? route.game : undefined;
  useEffect(() => {
    if (route.page !== 'table') document.title = game === undefined ? 'Shinar' : `${games[game].name} · Shinar`;
  }, [route.page, game, games]);
  switch (route.page) {
    case 'start':
      return <Start />;
    case 'new':
      return <SetUp key={route.game} game={route.game} />;
    case 'table':
      return <TablePage id={route.id} step={route.step} />;
  }
}
