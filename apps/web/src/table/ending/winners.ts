import type { Messages } from '../../base/words/en/index.ts';

/** Who won; nothing where nobody did. */
export function winnersText(names: readonly string[], { and, table: m }: Messages): string {
  if (names.length === 0) return '';
  return names.length === 1 ? m.winner(names[0]!) : m.winners(and(names));
}
