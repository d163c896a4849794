import { hashOf } from '../../base/routes/routes.ts';
import type { Chapter, Clause } from '../../base/rulebook/parse.ts';
import type { Ruling } from '../../base/rulebook/rulings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { Blocks } from './Blocks.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import { examples } from './examples.ts';
import { Inline, type RulesContext } from './Inline.tsx';

interface ChapterViewProps extends RulesContext {
  readonly chapter: Chapter;
  /** The clause or chapter asked for. */
  readonly marked: string | undefined;
}

/** A chapter of the rules: its clauses, each with its rulings and its example. */
export function ChapterView({ chapter, marked, ...context }: ChapterViewProps) {
  const { id, anchor, title, blocks, clauses } = chapter;
  return (
    <section className="rules-chapter">
      <h2 data-anchor={anchor} tabIndex={-1}>
        {id !== undefined && <span className="chapter-id">{id}</span>} {title}
      </h2>
      <Blocks blocks={blocks} {...context} />
      {clauses.length > 0 && (
        <ul>
          {clauses.map((clause) => (
            <ClauseItem key={clause.id} clause={clause} marked={clause.id === marked} {...context} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A rule with its rulings and its example. */
export function ClauseItem({ clause, marked, ...context }: RulesContext & { readonly clause: Clause; readonly marked: boolean }) {
  const { id, blocks, example } = clause;
  const rulings = context.book.rulings.filter((ruling) => ruling.clause === id);
  return (
    <li className="clause" data-anchor={id} tabIndex={-1} aria-current={marked ? 'location' : undefined}>
      <a
        className="clause-id"
        href={hashOf({ page: 'rules', game: context.game, clause: id })}
        {...(context.beside && { target: '_blank' })}
      >
        {id}
      </a>
      <div className="clause-text">
        <Blocks blocks={blocks} {...context} />
        {rulings.map((ruling) => (
          <RulingView key={ruling.question} ruling={ruling} {...context} />
        ))}
        <ExampleFigure clause={id} text={example} from={examples} {...context} />
      </div>
    </li>
  );
}

function RulingView({ ruling, ...context }: RulesContext & { readonly ruling: Ruling }) {
  const { rules } = useMessages();
  const { answer, kind, question, reason, wording } = ruling;
  return (
    <details className="ruling" open={context.found?.fits(`${question} ${answer}`) ?? false}>
      <summary>
        <span>
          <b>{rules[kind]}</b> <Inline text={question} {...context} />
        </span>
      </summary>
      <p>
        <Inline text={answer} {...context} />
      </p>
      <p>
        <b>{rules.reason}</b> <Inline text={reason} {...context} />
      </p>
      {wording !== '' && (
        <p>
          <b>{rules.wording}</b> {wording}
        </p>
      )}
    </details>
  );
}
