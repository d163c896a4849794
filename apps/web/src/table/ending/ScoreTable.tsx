import { type GameTypes, type ScoreLine, total } from '@shinar/core';
import type { GameWords, ViewProps } from '@shinar/table';
import { useState } from 'react';
import { Sideways } from '../../base/Sideways.tsx';
import { useMessages } from '../../base/words/messages.ts';
import { SeatHeads } from './SeatHeads.tsx';

interface Row {
  readonly title: string;
  readonly sources: readonly string[];
}

/** Every player's points by their source; sources of one kind are a sum that unfolds. */
export function ScoreTable<G extends GameTypes>({ game, state, seats, words }: ViewProps<G>) {
  const { table } = useMessages();
  const lines = seats.map((_, seat) => game.rules.score(state, seat));
  const pointsOf = (seat: number, sources: readonly string[]): number =>
    lines[seat]!.filter(({ source }) => sources.includes(source)).reduce((sum, { points }) => sum + points, 0);
  return (
    <Sideways>
      <table className="scores">
        <SeatHeads seats={seats}>
          <th scope="col">{table.source}</th>
        </SeatHeads>
        {rowsOf(lines.flat(), words).map((row) => (
          <Rows key={row.title} row={row} words={words} seats={seats} pointsOf={pointsOf} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{table.total}</th>
            {seats.map((look, seat) => (
              <td key={look.colour}>{total(game.rules, state, seat)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Sideways>
  );
}

/** One row for each source or kind of sources, in the order of the rules. */
function rowsOf<G extends GameTypes>(lines: readonly ScoreLine[], words: GameWords<G>): Row[] {
  const rows = new Map<string, Set<string>>();
  for (const { source } of lines) {
    const title = words.kind?.(source) ?? words.source(source);
    rows.set(title, (rows.get(title) ?? new Set()).add(source));
  }
  return [...rows].map(([title, sources]) => ({ title, sources: [...sources] }));
}

interface RowsProps<G extends GameTypes> extends Pick<ViewProps<G>, 'seats' | 'words'> {
  readonly row: Row;
  readonly pointsOf: (seat: number, sources: readonly string[]) => number;
}

function Rows<G extends GameTypes>({ row: { title, sources }, words, seats, pointsOf }: RowsProps<G>) {
  const [open, setOpen] = useState(false);
  const folds = sources.some((source) => words.kind?.(source) !== undefined);
  const told = sources.filter((source) => seats.some((_, seat) => pointsOf(seat, [source]) !== 0));
  return (
    <tbody>
      <tr>
        <th scope="row">
          {folds && told.length > 0 ? (
            <button type="button" className="quiet unfold" aria-expanded={open} onClick={() => setOpen(!open)}>
              <span>{title}</span>
            </button>
          ) : (
            title
          )}
        </th>
        {seats.map((look, seat) => (
          <td key={look.colour}>{pointsOf(seat, sources)}</td>
        ))}
      </tr>
      {open &&
        told.map((source) => (
          <tr key={source} className="unfolded">
            <th scope="row">{words.source(source)}</th>
            {seats.map((look, seat) => (
              <td key={look.colour}>{pointsOf(seat, [source])}</td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}
