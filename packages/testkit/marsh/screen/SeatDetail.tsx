import type { SeatProps } from '@shinar/table';
import type { Marsh } from '../rules/index.ts';
import type { MarshWords } from '../words/words.ts';

export function SeatDetail({ state, seat, words }: SeatProps<Marsh, MarshWords>) {
  return <p>{words.messages.reeds(state.cut[seat]!)}</p>;
}
