import type { StyleName } from '@shinar/bots';
import { COLOURS, Mark } from '@shinar/table';
import { useMessages } from '../../base/words/messages.ts';
import { LEVELS, type Seating } from '../../kept/device-game.ts';
import { botAt, personAt } from '../../kept/sit-down.ts';

interface SeatRowProps {
  readonly seat: number;
  readonly seating: Seating;
  /** The styles that the game's bots have. */
  readonly styles: readonly StyleName[];
  readonly onChange: (seating: Seating) => void;
}

/** One seat of a table being set up. */
export function SeatRow({ seat, seating, styles, onChange }: SeatRowProps) {
  const m = useMessages();
  const { name, colour, bot, style } = seating;
  const onWho = (value: string): void => {
    const level = LEVELS.find((each) => `${each}` === value);
    onChange(level === undefined ? personAt(m, seat, colour) : { ...botAt(m, seat, colour, level), ...(style !== undefined && { style }) });
  };
  return (
    <fieldset className="seat-row">
      <legend>{m.setUp.seat(seat + 1)}</legend>
      <label className="field">
        <span className="for-readers">{m.setUp.name}</span>
        <input value={name} maxLength={24} onChange={(event) => onChange({ ...seating, name: event.target.value })} />
      </label>
      <label className="field">
        <span className="for-readers">{m.setUp.who}</span>
        <select value={bot ?? 'person'} onChange={(event) => onWho(event.target.value)}>
          <option value="person">{m.setUp.person}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {m.setUp.bot(m.levels[level], level, m.strengths[level])}
            </option>
          ))}
        </select>
      </label>
      {bot !== undefined && styles.length > 0 && <StyleChoice styles={styles} seating={seating} onChange={onChange} />}
      <label className="field">
        <span className="for-readers">{m.setUp.colour}</span>
        <span className="with-mark">
          <Mark look={seating} size="2em" />
          <select
            value={colour}
            onChange={(event) => onChange({ ...seating, colour: COLOURS.find((each) => each === event.target.value) ?? colour })}
          >
            {COLOURS.map((each) => (
              <option key={each} value={each}>
                {m.colours[each]}
              </option>
            ))}
          </select>
        </span>
      </label>
    </fieldset>
  );
}

/** A bot's style of play. */
function StyleChoice({ styles, seating, onChange }: Omit<SeatRowProps, 'seat'>) {
  const { setUp } = useMessages();
  const { style, ...plain } = seating;
  const onStyle = (value: string): void => {
    const chosen = styles.find((each) => each === value);
    onChange(chosen === undefined ? plain : { ...plain, style: chosen });
  };
  return (
    <label className="field way">
      <span className="for-readers">{setUp.style}</span>
      <select value={style ?? ''} onChange={(event) => onStyle(event.target.value)}>
        <option value="">{setUp.ownStyle}</option>
        {styles.map((each) => (
          <option key={each} value={each}>
            {setUp.styles[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
