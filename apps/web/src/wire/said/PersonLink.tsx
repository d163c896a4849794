import type { Person } from '@shinar/protocol';
import { hashOf } from '../../base/routes/routes.ts';
import { useCompany } from './company.ts';

export interface Rated {
  readonly rating: number;
  readonly provisional: boolean;
}

interface PersonLinkProps {
  readonly person: Person;
  readonly rating?: Rated | undefined;
}

/** A name that links to its owner; a sign marks names that nobody else can take. */
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
