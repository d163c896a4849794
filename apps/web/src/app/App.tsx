import { type ComponentType, useEffect } from 'react';
import { MessagesProvider, useMessages } from '../i18n/messages.tsx';
import { RuleSheet } from '../rules/RuleSheet.tsx';
import { useLoaded } from './load.ts';
import { pages } from './pages.ts';
import { useRoute } from './routes.ts';
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
      <RuleSheet />
      <Update />
    </MessagesProvider>
  );
}

function Page() {
  const { page, ...rest } = useRoute();
  const { loading } = useMessages();
  const Shown = useLoaded(pages, page) as ComponentType<typeof rest> | undefined;
  return Shown === undefined ? (
    <p className="loading">{loading}</p>
  ) : (
    <Shown key={'game' in rest ? `${page}/${rest.game}` : page} {...rest} />
  );
}
