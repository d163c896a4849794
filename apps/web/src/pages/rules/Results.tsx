import { hashOf } from '../../base/routes/routes.ts';
import { ClauseItem } from './ChapterView.tsx';
import type { RulesContext } from './Inline.tsx';
import type { Found } from './search/search.ts';

/** The rules a search found, the best first, each under its chapter's title. */
export function Results({ found, ...context }: RulesContext & { readonly found: Found }) {
  return (
    <ol className="rules-results">
      {found.clauses.map(({ chapter, clause }) => (
        <li key={clause.id}>
          <a className="result-chapter" href={hashOf({ page: 'rules', game: context.game, clause: chapter.anchor })}>
            {chapter.title}
          </a>
          <ul>
            <ClauseItem clause={clause} marked={false} found={found} {...context} />
          </ul>
        </li>
      ))}
    </ol>
  );
}
