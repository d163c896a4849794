import { useMessages } from '../../base/words/messages.ts';
import type { Level, Seating } from '../../kept/device-game.ts';
import { botAt, personAt } from '../../kept/sit-down.ts';

/** What people usually want: bots of one level, or only people. */
const PRESETS = { gentle: 2, even: 3, strong: 5, people: undefined } as const satisfies Record<string, Level | undefined>;

interface PresetsProps {
  readonly seats: readonly Seating[];
  readonly onChange: (seats: readonly Seating[]) => void;
}

/** Sets all seats but the first at one press. */
export function Presets({ seats, onChange }: PresetsProps) {
  const m = useMessages();
  const others = seats.slice(1);
  const fill = (level: Level | undefined): void =>
    onChange(seats.map(({ colour }, seat) => (seat === 0 ? seats[0]! : level ? botAt(m, seat, colour, level) : personAt(m, seat, colour))));
  return (
    <fieldset className="presets">
      <legend>{m.setUp.against}</legend>
      {(Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((preset) => (
        <button
          key={preset}
          type="button"
          aria-pressed={others.every(({ bot }) => bot === PRESETS[preset])}
          onClick={() => fill(PRESETS[preset])}
        >
          {m.setUp.presets[preset]}
        </button>
      ))}
    </fieldset>
  );
}
