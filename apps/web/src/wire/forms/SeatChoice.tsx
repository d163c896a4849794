import type { About } from '@shinar/protocol';
import type { Messages } from '../../base/words/en/index.ts';
import { useMessages } from '../../base/words/messages.ts';
import { LEVELS, type Level } from '../../kept/device-game.ts';

interface SeatChoiceProps {
  readonly about: About;
  readonly game: string;
  readonly seat: number;
  /** Null while the seat is open. */
  readonly level: number | null;
  readonly onChange: (level: Level | null) => void;
}

/** Who a seat is for: a person, or a bot, shown with its published rating. */
export function SeatChoice({ about, game, seat, level, onChange }: SeatChoiceProps) {
  const m = useMessages();
  return (
    <select
      aria-label={m.setUp.seat(seat + 1)}
      value={level ?? ''}
      onChange={(event) => onChange(LEVELS.find((each) => `${each}` === event.target.value) ?? null)}
    >
      <option value="">{m.online.table.openSeat}</option>
      {LEVELS.map((each) => (
        <option key={each} value={each}>
          {botName(about, game, each, m)}
        </option>
      ))}
    </select>
  );
}

function botName({ games }: About, game: string, level: Level, { levels, strengths, setUp }: Messages): string {
  const bots = games.find(({ id }) => id === game)?.bots ?? [];
  const rating = bots.find((bot) => bot.level === level)?.rating;
  return [setUp.bot(levels[level], level, strengths[level]), ...(rating == null ? [] : [rating])].join(' · ');
}
