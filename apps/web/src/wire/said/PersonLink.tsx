import type { Person } from '@shinar/protocol';
import { hashOf } from '../../base/routes/routes.ts';
import { useCompany } from './company.ts';

interface PersonLinkProps {
  readonly person: Person;
  readonly rating?: { readonly rating: number; readonly provisional: boolean } | undefined;
}

/** A name that leads to its owner; a sign tells one that nobody else can take. */
export function PersonLink({ person: { id, name, kept }, rating }: PersonLinkProps) {
  const words = useCompany();
  return (
    <span className="person">
      <a href={hashOf({ page: 'person', id })}>{name}</a>
      {kept && (
        <span className="kept-badge" role="img" aria-label={words.people.kept} title={words.people.kept}>
          ✓
        </span>
      )}
      {rating && <small className="rating">{rating.provisional ? words.rating.provisional(rating.rating) : rating.rating}</small>}
    </span>
  );
}
