import type { Records, TableView } from '@shinar/protocol';
import { useEffect, useState } from 'react';
import { saveFile } from '../../../base/dialogs/save-file.ts';
import { Guard } from '../../../base/faults/Guard.tsx';
import { SmallMishap } from '../../../base/faults/Mishap.tsx';
import { useLoad } from '../../../base/load/load.ts';
import { call } from '../../../base/server/api.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { useAct } from '../../../wire/forms/use-act.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { TableRow } from '../lobby/TableRow.tsx';

const PAGE = 50;
const PAUSE = 250;

/** My finished games: to look for, to look at again, to take along. */
export function MyGames() {
  const { games: m } = useMessages().online;
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(search), PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  return (
    <section aria-labelledby="games">
      <h2 id="games">{m.title}</h2>
      <label className="field">
        {m.search}
        <input type="search" value={search} maxLength={40} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <Guard key={asked} Instead={SmallMishap}>
        <Found search={asked} />
      </Guard>
    </section>
  );
}

function Found({ search }: { readonly search: string }) {
  const { games: m } = useMessages().online;
  const first = useLoad(finished, search);
  const [further, setFurther] = useState<readonly (readonly TableView[])[]>([]);
  const { act, busy, trouble } = useAct();
  const pages = [first ?? [], ...further];
  const tables = pages.flat();
  return (
    <>
      {first?.length === 0 && <p className="hint">{m.none}</p>}
      <ul className="tables">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      <div className="card-buttons">
        {pages.at(-1)?.length === PAGE && (
          <button
            type="button"
            disabled={busy}
            onClick={() => void act(async () => setFurther([...further, await finished(search, tables.at(-1)?.createdAt)]))}
          >
            {m.more}
          </button>
        )}
        <button type="button" disabled={busy || tables.length === 0} onClick={() => void act(exportAll)}>
          {m.export}
        </button>
      </div>
      <Troubled trouble={trouble} />
    </>
  );
}

/** A page of finished games, the latest first. */
async function finished(search: string, before?: number): Promise<readonly TableView[]> {
  return (await call('myTables', { query: { status: 'over', search, before } })).tables;
}

/** All records, one line each. */
async function exportAll(): Promise<void> {
  const lines: string[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page: Records = await call('myRecords', { query: { before } });
    lines.push(...page.records.map((record) => JSON.stringify(record)));
    before = page.before;
  }
  saveFile('shinar-records.jsonl', `${lines.join('\n')}\n`);
}
