import type { SeatView, TableView } from '@shinar/protocol';
import { COLOURS } from '@shinar/table';
import type { Messages } from '../../base/words/en/index.ts';
import { LEVELS, type Seating } from '../../kept/device-game.ts';

export const levelOf = (level: number | null) => LEVELS.find((each) => each === level) ?? 1;

export function nameOf({ kind, person, level, seat }: SeatView, { levels, online }: Messages): string {
  if (kind === 'bot') return `${levels[levelOf(level)]} ${seat + 1}`;
  if (kind === 'open') return online.table.openSeat;
  if (person === null) return online.table.gone;
  return person.bot === true ? online.table.program(person.name) : person.name;
}

/** The seats as a table on the screen shows them, in the table's order, which gives each its colour. */
export function seatsOf(view: TableView, m: Messages): Seating[] {
  return view.seats.map((seat) => ({
    name: nameOf(seat, m),
    colour: COLOURS[seat.seat % COLOURS.length]!,
    ...(seat.kind === 'bot' && { bot: levelOf(seat.level) }),
  }));
}

export const seatOfPerson = ({ seats }: TableView, person: string | undefined): SeatView | undefined =>
  seats.find((seat) => seat.person !== null && seat.person.id === person);
