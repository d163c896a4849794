import type { Quiet } from '@shinar/protocol';
import { useMessages } from '../i18n/messages.tsx';

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const hours = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** The hours in which nobody is to disturb me, in the time zone of this device. */
export function QuietHours({ quiet, onChange }: { readonly quiet: Quiet | null; readonly onChange: (quiet: Quiet | null) => void }) {
  const { notices: m } = useMessages().online;
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="quiet-hours">
      <label className="check">
        <input type="checkbox" checked={quiet !== null} onChange={(event) => onChange(event.target.checked ? { ...NIGHT, zone } : null)} />
        {m.quiet}
      </label>
      {quiet !== null && (
        <div className="quiet-times">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="field">
              {m[end]}
              <input
                type="time"
                value={hours(quiet[end])}
                onChange={(event) => event.target.value !== '' && onChange({ ...quiet, zone, [end]: minutesOf(event.target.value) })}
              />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
