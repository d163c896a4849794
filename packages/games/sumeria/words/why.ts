/** S7.2: what ranks the first in a state above the second. */
import { type SumeriaState, standings } from '../rules/index.ts';
import type { SumeriaWords } from './words.ts';

/** Why the first in a state ranks above the second, in a sentence. */
export function reasonOf(state: SumeriaState, cityState: number, { messages: { panel }, who }: SumeriaWords): string {
  const { ranked, reason } = standings(state, cityState);
  const [first, second] = ranked;
  if (first === undefined) return panel.nobody;
  if (second === undefined) return panel.alone(who(first.seat));
  const [one, other] = [who(first.seat), who(second.seat)];
  switch (reason) {
    case 'traders':
      return panel.more(one, first.traders, other, second.traders);
    case 'city':
      return panel.city(one, other);
    case 'towns':
      return panel.towns(one, other, first.towns, second.towns);
    default:
      return panel.earlier(one, other);
  }
}
