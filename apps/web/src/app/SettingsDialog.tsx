import { LANGUAGE_NAMES } from '../i18n/languages.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Choice } from './Choice.tsx';
import { Dialog } from './Dialog.tsx';
import { changeSettings, useSettings } from './settings.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings: m, table } = useMessages();
  const settings = useSettings();
  return (
    <Dialog title={m.title} onClose={onClose}>
      <Choice label={m.language} value={settings.language} names={LANGUAGE_NAMES} onChange={(language) => changeSettings({ language })} />
      <Choice label={m.theme} value={settings.theme} names={m.themes} onChange={(theme) => changeSettings({ theme })} />
      <Choice label={m.speed} value={settings.speed} names={m.speeds} onChange={(speed) => changeSettings({ speed })} />
      <label className="check">
        <input type="checkbox" checked={settings.confirm} onChange={(event) => changeSettings({ confirm: event.target.checked })} />
        {m.confirm}
      </label>
      <h3>{m.keys}</h3>
      <ul className="keys">
        {Object.values(table.keys).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
