import type { Mine, Records, TableView } from '@shinar/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { saveText } from '../table/record-io.ts';
import { call } from './api.ts';
import { TableRow } from './TableRow.tsx';
import { Troubled } from './Troubled.tsx';
import { useAct } from './use-act.ts';

const PAGE = 50;
const PAUSE = 250;

/** My finished games: to look for, to look at again, to take along. */
export function MyGames() {
  const { games: m } = useMessages().online;
  const [tables, setTables] = useState<readonly TableView[]>([]);
  const [more, setMore] = useState(false);
  const [search, setSearch] = useState('');
  const { act, busy, trouble } = useAct();
  const show = useCallback((all: readonly TableView[], found: readonly TableView[]): void => {
    setTables([...all, ...found]);
    setMore(found.length === PAGE);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => void act(async () => show([], await finished(search))), PAUSE);
    return () => clearTimeout(timer);
  }, [act, search, show]);
  return (
    <section aria-labelledby="games">
      <h2 id="games">{m.title}</h2>
      <label className="field">
        {m.search}
        <input type="search" value={search} maxLength={40} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {tables.length === 0 && <p className="hint">{m.none}</p>}
      <ul className="tables">
        {tables.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      <div className="card-buttons">
        {more && (
          <button
            type="button"
            disabled={busy}
            onClick={() => void act(async () => show(tables, await finished(search, tables.at(-1)?.createdAt)))}
          >
            {m.more}
          </button>
        )}
        <button type="button" disabled={busy || tables.length === 0} onClick={() => void act(exportAll)}>
          {m.export}
        </button>
      </div>
      <Troubled trouble={trouble} />
    </section>
  );
}

/** A page of finished games, the latest first. */
async function finished(search: string, before?: number): Promise<readonly TableView[]> {
  const query = new URLSearchParams({ status: 'over', search, ...(before !== undefined && { before: String(before) }) });
  return (await call<Mine>('GET', `api/me/tables?${query}`)).tables;
}

/** All records, one line each. */
async function exportAll(): Promise<void> {
  const lines: string[] = [];
  for (let before: number | null | undefined; before !== null; ) {
    const page: Records = await call('GET', `api/me/records${before === undefined ? '' : `?before=${before}`}`);
    lines.push(...page.records.map((record) => JSON.stringify(record)));
    before = page.before;
  }
  saveText('shinar-records.jsonl', `${lines.join('\n')}\n`);
}
