import type { Company, Mine } from '@shinar/protocol';
import { useMessages } from '../../../base/words/messages.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { TableRow } from './TableRow.tsx';

/** Where I sit, those first that wait for me, and where I am invited. */
export function MyTables({ my, company }: { readonly my: Mine; readonly company: Company | undefined }) {
  const { lobby: m } = useMessages().online;
  const { lobby: words } = useCompany();
  const seated = new Set(my.tables.map(({ id }) => id));
  const friends = company?.tables.filter(({ id }) => !seated.has(id)) ?? [];
  return (
    <section aria-labelledby="mine">
      {company?.invitations.map(({ by, table }) => (
        <div key={table.id} role="status">
          <p>
            <PersonLink person={by} /> {words.invited}
          </p>
          <ul className="tables">
            <TableRow table={table} />
          </ul>
        </div>
      ))}
      {friends.length > 0 && (
        <>
          <h2>{words.friends}</h2>
          <ul className="tables">
            {friends.map((table) => (
              <TableRow key={table.id} table={table} />
            ))}
          </ul>
        </>
      )}
      <h2 id="mine">{m.mine}</h2>
      {my.tables.length === 0 && <p className="hint">{m.noneMine}</p>}
      <ul className="tables">
        {my.tables.map((table) => (
          <TableRow key={table.id} table={table} seen={my.seen[table.id]} />
        ))}
      </ul>
    </section>
  );
}
