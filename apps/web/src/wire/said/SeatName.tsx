import type { SeatView } from '@shinar/protocol';
import { useMessages } from '../../base/words/messages.ts';
import { PersonLink, type Rated } from './PersonLink.tsx';
import { nameOf } from './seats.ts';

/** Who sits there; a person's name links to their page. */
export function SeatName({ seat, rating }: { readonly seat: SeatView; readonly rating?: Rated | undefined }) {
  const name = nameOf(seat, useMessages());
  return seat.person === null || seat.person.bot === true ? name : <PersonLink person={seat.person} rating={rating} />;
}
