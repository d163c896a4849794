import { type GameTypes, total } from '@shinar/core';
import type { ViewProps } from '../games/game-ui.ts';
import { useMessages } from '../i18n/messages.tsx';
import { Mark } from '../seats/Mark.tsx';

/** Every player's points by their source. */
export function ScoreTable<G extends GameTypes>({ game, state, seats, words }: ViewProps<G>) {
  const { table } = useMessages();
  const lines = seats.map((_, seat) => game.rules.score(state, seat));
  const sources = [...new Set(lines.flat().map(({ source }) => source))];
  const pointsOf = (seat: number, source: string): number =>
    lines[seat]!.filter((line) => line.source === source).reduce((sum, { points }) => sum + points, 0);
  return (
    <div className="scroll-x">
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{table.source}</th>
            {seats.map((look) => (
              <th key={look.colour} scope="col">
                <Mark look={look} /> {look.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source}>
              <th scope="row">{words.source(source)}</th>
              {seats.map((look, seat) => (
                <td key={look.colour}>{pointsOf(seat, source)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{table.total}</th>
            {seats.map((look, seat) => (
              <td key={look.colour}>{total(game.rules, state, seat)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
