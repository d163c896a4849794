import { BoardLabels } from '@shinar/table';
import type { Language } from '@shinar/words';
import type { ReactNode } from 'react';
import { useLoaded } from '../load/load.ts';
import { languages, MessagesContext } from '../words/messages.ts';
import { Loading } from './Loading.tsx';

/** A language's words for everything inside, boards included. */
export function MessagesProvider({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  const messages = useLoaded(languages, language);
  if (messages === undefined) return <Loading />;
  return (
    <MessagesContext value={messages}>
      <BoardLabels value={messages.table}>{children}</BoardLabels>
    </MessagesContext>
  );
}
