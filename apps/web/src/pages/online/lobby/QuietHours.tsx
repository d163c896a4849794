import type { Quiet } from '@shinar/protocol';
import { useMessages } from '../../../base/words/messages.ts';
import { dayTime, ownZone } from '../../../wire/said/times.ts';

const NIGHT = { from: 22 * 60, to: 8 * 60 };
const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

interface QuietHoursProps {
  readonly label: string;
  readonly quiet: Quiet | null;
  readonly onChange: (quiet: Quiet | null) => void;
}

/** Hours of the day that do not count, in the time zone of this device. */
export function QuietHours({ label, quiet, onChange }: QuietHoursProps) {
  const { notices: m } = useMessages().online;
  const zone = ownZone();
  return (
    <div className="quiet-hours">
      <label className="check">
        <input type="checkbox" checked={quiet !== null} onChange={(event) => onChange(event.target.checked ? { ...NIGHT, zone } : null)} />
        {label}
      </label>
      {quiet !== null && (
        <div className="quiet-times">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="field">
              {m[end]}
              <input
                type="time"
                value={dayTime(quiet[end])}
                onChange={(event) => event.target.value !== '' && onChange({ ...quiet, zone, [end]: minutesOf(event.target.value) })}
              />
            </label>
          ))}
        </div>
      )}
    </div>
  );
}
