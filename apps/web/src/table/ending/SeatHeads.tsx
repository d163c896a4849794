import { Mark, type SeatLook } from '@shinar/table';
import type { ReactNode } from 'react';

/** The head of a table with a column for each player; `children` is the cell before them. */
export function SeatHeads({ seats, children }: { readonly seats: readonly SeatLook[]; readonly children: ReactNode }) {
  return (
    <thead>
      <tr>
        {children}
        {seats.map((look) => (
          <th key={look.colour} scope="col">
            <Mark look={look} /> {look.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
