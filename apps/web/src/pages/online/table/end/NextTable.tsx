import { hashOf } from '../../../../base/routes/routes.ts';
import { ifAnswered } from '../../../../base/server/api.ts';
import { useValue } from '../../../../base/value.ts';
import { useMessages } from '../../../../base/words/messages.ts';
import { useEvery } from '../../../../wire/forms/use-every.ts';
import { me } from '../../../../wire/me.ts';
import { askMine, mine, waiting } from '../../../../wire/mine.ts';
import { gameName } from '../../../../wire/said/game-names.ts';

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
