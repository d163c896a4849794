import { Mark } from '@shinar/table';
import type { CSSProperties } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import type { Around, TableView } from '../model/table.ts';
import type { Place } from './standing.ts';
import './ending.css';

interface PodiumProps {
  readonly places: readonly Place[];
  readonly seats: TableView['sitting']['seats'];
  readonly name: Around['name'];
}

/** Everybody on their step, the winner on the highest. */
export function Podium({ places, seats, name }: PodiumProps) {
  const { table } = useMessages();
  return (
    <ol className="podium">
      {places.map(({ seat, points, won, rank }) => (
        <li key={seat} data-colour={seats[seat]!.colour} data-won={won} style={{ '--rank': rank } as CSSProperties}>
          <Mark look={seats[seat]!} size="2.2em" />
          <span className="podium-name">{name?.(seat) ?? seats[seat]!.name}</span>
          <span className="podium-step">
            <b>{points}</b> <small>{table.rank(rank)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
