import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/languages.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Dialog } from './Dialog.tsx';
import { changeSettings, SPEEDS, THEMES, useSettings } from './settings.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { settings: m, table } = useMessages();
  const settings = useSettings();
  return (
    <Dialog title={m.title} onClose={onClose}>
      <Choice
        label={m.language}
        value={settings.language}
        options={LANGUAGES}
        names={LANGUAGE_NAMES}
        onChange={(language) => changeSettings({ language })}
      />
      <Choice label={m.theme} value={settings.theme} options={THEMES} names={m.themes} onChange={(theme) => changeSettings({ theme })} />
      <Choice label={m.speed} value={settings.speed} options={SPEEDS} names={m.speeds} onChange={(speed) => changeSettings({ speed })} />
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

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, names, onChange }: ChoiceProps<T>) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onChange(options.find((option) => option === event.target.value) ?? value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
