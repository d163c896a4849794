import { changeSettings, type SoundSetting, useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';

const ANSWERS: readonly Exclude<SoundSetting, 'auto'>[] = ['on', 'quiet', 'off'];

/** Asked once, where others may be in the room: how loud the table shall be. */
export function SoundAsk() {
  const { settings: m } = useMessages();
  const { sound } = useSettings();
  if (sound !== 'auto') return null;
  return (
    <div className="kept-notice">
      <p>{m.soundAsk}</p>
      <span className="card-buttons">
        {ANSWERS.map((answer) => (
          <button key={answer} type="button" onClick={() => changeSettings({ sound: answer })}>
            {m.sounds[answer]}
          </button>
        ))}
      </span>
    </div>
  );
}
