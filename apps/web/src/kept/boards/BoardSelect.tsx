import { Choice } from '../../base/dialogs/Choice.tsx';
import { useMessages } from '../../base/words/messages.ts';
import type { OfferedBoard } from './offered.ts';

interface BoardSelectProps {
  readonly boards: readonly OfferedBoard[];
  /** By its name; empty for the game's own. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The board to play on; nothing to choose if there is only one. */
export function BoardSelect({ boards, value, onChange }: BoardSelectProps) {
  const { setUp } = useMessages();
  if (boards.length === 0) return null;
  const names = { '': setUp.boardBuiltIn, ...Object.fromEntries(boards.map(({ name, title }) => [name, title])) };
  return <Choice label={setUp.board} value={value} names={names} onChange={onChange} />;
}
