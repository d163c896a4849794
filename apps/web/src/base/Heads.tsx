import type { ReactNode } from 'react';

/** A table's head: one label per column. */
export function Heads({ of, children }: { readonly of: readonly string[]; readonly children?: ReactNode }) {
  return (
    <thead>
      <tr>
        {of.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {children}
      </tr>
    </thead>
  );
}
