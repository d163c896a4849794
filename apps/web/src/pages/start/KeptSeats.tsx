import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { SeatNames } from './SeatNames.tsx';

/** Who plays a kept game, how far it has got and when it was last played. */
export function KeptSeats({ table: { seats, over, steps, touched } }: { readonly table: DeviceGame }) {
  const { start } = useMessages();
  const { language } = useSettings();
  return (
    <>
      <SeatNames looks={seats} />
      <small>
        {over ? start.finished : start.steps(steps.length)} ·{' '}
        {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(touched)}
      </small>
    </>
  );
}
