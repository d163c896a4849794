import { useState } from 'react';
import { hashOf } from '../app/routes.ts';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { useMessages } from '../i18n/messages.tsx';
import { saveRecord } from './record-io.ts';
import type { Around, Table, TableView } from './table.ts';

interface TableBarProps {
  readonly table: Table;
  readonly view: TableView;
  readonly around: Around;
}

/** The bar above the table: home, taking back, and what concerns the whole game. */
export function TableBar({ table, view, around }: TableBarProps) {
  const m = useMessages();
  const [settings, setSettings] = useState(false);
  const [copied, setCopied] = useState(false);
  const { kept, moments } = view;
  const copyLink = async (): Promise<void> => {
    const here = window.location.hash === hashOf({ page: 'table', id: kept.id, step: undefined });
    const step = here ? moments.length - 1 : undefined;
    await navigator.clipboard.writeText(step === undefined ? window.location.href : `${window.location.href}/${step}`);
    setCopied(true);
  };
  return (
    <header className="bar">
      <a className="bar-home" href={around.home?.href ?? '#/'}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-9-7H9L0 9Z" />
        </svg>
        <span className="for-readers">{around.home?.name ?? m.home}</span>
        {m.games[kept.game].name}
      </a>
      {kept.strict && <span className="strict">{m.hints.strict}</span>}
      <div className="bar-group">{around.back ?? <TakeBack table={table} view={view} />}</div>
      <details className="menu">
        <summary>{m.table.menu}</summary>
        <div className="menu-list">
          {around.back === undefined && (
            <button type="button" className="bar-narrow" onClick={() => void table.startOver()} disabled={!view.canUndo}>
              {m.table.startOver}
            </button>
          )}
          <a className="button" href={hashOf({ page: 'rules', game: kept.game, clause: undefined })} target="_blank" rel="noreferrer">
            {m.rules.all}
          </a>
          <button type="button" onClick={() => void table.record().then((record) => saveRecord(kept.id, record))}>
            {m.table.export}
          </button>
          <button type="button" onClick={() => void copyLink()}>
            {copied ? m.table.linkCopied : m.table.copyLink}
          </button>
          <button type="button" onClick={() => setSettings(true)}>
            {m.settings.title}
          </button>
          {around.menu}
        </div>
      </details>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}

function TakeBack({ table, view: { canUndo, canRedo } }: Pick<TableBarProps, 'table' | 'view'>) {
  const m = useMessages().table;
  return (
    <>
      <button type="button" onClick={() => void table.undo()} disabled={!canUndo} aria-keyshortcuts="u">
        {m.undo}
      </button>
      <button type="button" onClick={() => void table.redo()} disabled={!canRedo} aria-keyshortcuts="r">
        {m.redo}
      </button>
      <button type="button" className="bar-wide" onClick={() => void table.startOver()} disabled={!canUndo} aria-keyshortcuts="o">
        {m.startOver}
      </button>
    </>
  );
}
