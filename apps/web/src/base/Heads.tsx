import type { ReactNode } from 'react';

/** The head of a table: what each column has. */
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
