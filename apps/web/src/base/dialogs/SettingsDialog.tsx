import { LANGUAGE_NAMES, type Language } from '@shinar/words';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { languages, useMessages } from '../words/messages.ts';
import { Choice } from './Choice.tsx';
import { Dialog } from './Dialog.tsx';

/** Loads the words first, so that a language that can't be loaded changes nothing. */
async function speak(language: Language): Promise<void> {
  await languages.get(language);
  changeSettings({ language });
}

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings: m, table } = useMessages();
  const settings = useSettings();
  return (
    <Dialog title={m.title} onClose={onClose}>
      <Choice label={m.language} value={settings.language} names={LANGUAGE_NAMES} onChange={(language) => void speak(language)} />
      <Choice label={m.theme} value={settings.theme} names={m.themes} onChange={(theme) => changeSettings({ theme })} />
      <Choice label={m.speed} value={settings.speed} names={m.speeds} onChange={(speed) => changeSettings({ speed })} />
      <Choice label={m.sound} value={settings.sound} names={m.sounds} onChange={(sound) => changeSettings({ sound })} />
      {'vibrate' in navigator && (
        <label className="check">
          <input type="checkbox" checked={settings.touch} onChange={(event) => changeSettings({ touch: event.target.checked })} />
          {m.touch}
        </label>
      )}
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
