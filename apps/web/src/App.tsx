import { type ComponentType, useEffect } from 'react';
import { Guard } from './base/faults/Guard.tsx';
import { Loading } from './base/faults/Loading.tsx';
import { MessagesProvider } from './base/faults/MessagesProvider.tsx';
import { Notices } from './base/faults/Notices.tsx';
import { useLoaded } from './base/load/load.ts';
import { placeOf, type Route, useRoute } from './base/routes/routes.ts';
import { useSettings } from './base/settings/settings.ts';
import { Update } from './base/update/Update.tsx';
import { AidSheet } from './pages/rules/AidSheet.tsx';
import { RuleSheet } from './pages/rules/RuleSheet.tsx';
import { pages } from './pages.ts';
import './base/app.css';

export function App() {
  const { language, theme } = useSettings();
  const route = useRoute();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  return (
    <>
      <Guard>
        <MessagesProvider language={language}>
          <Update />
          <Guard key={placeOf(route)}>
            <Page route={route} />
          </Guard>
          <RuleSheet />
          <AidSheet />
        </MessagesProvider>
      </Guard>
      <Notices />
    </>
  );
}

function Page({ route: { page, ...rest } }: { readonly route: Route }) {
  const Shown = useLoaded(pages, page) as ComponentType<typeof rest> | undefined;
  return Shown === undefined ? <Loading /> : <Shown {...rest} />;
}
