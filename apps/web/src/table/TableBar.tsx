import { type ReactNode, useState } from 'react';
import { showAid } from '../base/cite/shown-aid.ts';
import { copyText } from '../base/dialogs/copy.ts';
import { Menu } from '../base/dialogs/Menu.tsx';
import { SettingsDialog } from '../base/dialogs/SettingsDialog.tsx';
import { hashOf } from '../base/routes/routes.ts';
import { useMessages } from '../base/words/messages.ts';
import { saveRecord } from '../kept/record-of.ts';
import type { Around, Table, TableView } from './model/table.ts';

interface TableBarProps {
  readonly table: Table;
  readonly view: TableView;
  readonly around: Around;
  /** Between the way out and taking back. */
  readonly children: ReactNode;
}

/** The bar above the table: home, taking back, and what concerns the whole game. */
export function TableBar({ table, view, around, children }: TableBarProps) {
  const m = useMessages();
  const [settings, setSettings] = useState(false);
  const [copied, setCopied] = useState(false);
  const { sitting, moments } = view;
  const copyLink = async (): Promise<void> => {
    const here = window.location.hash === hashOf({ page: 'table', id: sitting.id, step: undefined });
    const step = here ? moments.length - 1 : undefined;
    setCopied(await copyText(step === undefined ? window.location.href : `${window.location.href}/${step}`));
  };
  return (
    <header className="bar">
      <a className="bar-home" href={around.home?.href ?? '#/'}>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <path d="M-9-7H9L0 9Z" />
        </svg>
        <span className="for-readers">{around.home?.name ?? m.home}</span>
        <span className="bar-name">{m.games[sitting.game].name}</span>
      </a>
      {sitting.strict && <span className="strict">{m.hints.strict}</span>}
      {children}
      <div className="bar-group">{around.back ?? (!sitting.strict && <TakeBack table={table} view={view} />)}</div>
      <Menu title={m.table.menu}>
        {around.back === undefined && !sitting.strict && (
          <button type="button" className="bar-narrow" onClick={() => void table.startOver()} disabled={!view.canUndo}>
            {m.table.startOver}
          </button>
        )}
        <a className="button" href={hashOf({ page: 'rules', game: sitting.game, clause: undefined })} target="_blank" rel="noreferrer">
          {m.rules.all}
        </a>
        <button type="button" onClick={() => showAid(sitting.game)}>
          {m.rules.aid}
        </button>
        <button type="button" onClick={() => void table.record().then((record) => saveRecord(sitting.id, record))}>
          {m.table.export}
        </button>
        <button type="button" data-stays onClick={() => void copyLink()}>
          {copied ? m.table.linkCopied : m.table.copyLink}
        </button>
        <button type="button" onClick={() => setSettings(true)}>
          {m.settings.title}
        </button>
        {around.menu}
      </Menu>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}

function TakeBack({ table, view: { canUndo, canRedo } }: Pick<TableBarProps, 'table' | 'view'>) {
  const m = useMessages().table;
  return (
    <>
      <button type="button" onClick={() => void table.undo()} disabled={!canUndo} aria-keyshortcuts="u" aria-label={m.undo}>
        <span className="bar-wide">{m.undo}</span>
        <Arrow />
      </button>
      <button type="button" onClick={() => void table.redo()} disabled={!canRedo} aria-keyshortcuts="r" aria-label={m.redo}>
        <span className="bar-wide">{m.redo}</span>
        <Arrow forward />
      </button>
      <button type="button" className="bar-wide" onClick={() => void table.startOver()} disabled={!canUndo} aria-keyshortcuts="o">
        {m.startOver}
      </button>
    </>
  );
}

/** Where words would be too wide. */
function Arrow({ forward = false }: { readonly forward?: boolean }) {
  return (
    <svg className="bar-narrow bar-arrow" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M-3 7H2a5 5 0 0 0 0-10H-7M-3-7-7-3-3 1" transform={forward ? 'scale(-1 1)' : undefined} />
    </svg>
  );
}
