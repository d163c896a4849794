import { hashOf } from '../app/routes.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ifAnswered } from './api.ts';
import { gameName } from './game-names.ts';
import { me } from './me.ts';
import { askMine, mine, waiting } from './mine.ts';
import { useEvery } from './use-every.ts';
import { useValue } from './value.ts';

const EVERY = 20_000;

/** The way to the next table that waits for me, if there is another. */
export function NextTable({ id }: { readonly id: string }) {
  const m = useMessages();
  const my = useValue(mine);
  useEvery(EVERY, async () => {
    if (me.get()) await ifAnswered(askMine());
  });
  const next = waiting(my).find((table) => table.id !== id);
  if (next === undefined) return null;
  return (
    <p>
      <a href={hashOf({ page: 'table', id: next.id, step: undefined })}>{m.online.table.next(gameName(m, next.game))}</a>
    </p>
  );
}
