import type { GameId } from '@shinar/catalogue';
import { Loading } from '../../base/faults/Loading.tsx';
import { useLoaded } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { books, strategies } from '../../base/rulebook/books.ts';
import type { Chapter } from '../../base/rulebook/parse.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import { Blocks } from './Blocks.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import { positions } from './examples.ts';
import type { RulesContext } from './Inline.tsx';
import './rules.css';

/** How to play a game well: principles, with positions that show them, and common mistakes. */
export function StrategyPage({ game }: { readonly game: GameId }) {
  const m = useMessages();
  const { language } = useSettings();
  const book = useLoaded(books, `${game}/${language}`);
  const page = useLoaded(strategies, `${game}/${language}`);
  const title = m.rules.strategyOf(m.games[game].name);
  useTitle(title);
  useFromTop();
  if (book === undefined || page === undefined) return <Loading />;
  const context = { game, book };
  return (
    <main className="page strategy rules-text">
      <h1>{title}</h1>
      <nav className="card-buttons" aria-label={m.rules.strategy}>
        <a className="button" href="#/">
          {m.home}
        </a>
        <a className="button" href={hashOf({ page: 'rules', game, clause: undefined })}>
          {m.rules.title}
        </a>
        <a className="button" href={hashOf({ page: 'stats', game })}>
          {m.rules.stats}
        </a>
        <a className="button" href={hashOf({ page: 'learn', game, lesson: undefined, step: undefined })}>
          {m.tutorial.title}
        </a>
      </nav>
      <Blocks blocks={page.blocks} {...context} />
      {page.chapters.map((chapter) => (
        <Part key={chapter.anchor} chapter={chapter} {...context} />
      ))}
    </main>
  );
}

function Part({ chapter: { title, blocks, clauses }, ...context }: RulesContext & { readonly chapter: Chapter }) {
  return (
    <section className="rules-chapter">
      <h2>{title}</h2>
      <Blocks blocks={blocks} {...context} />
      {clauses.map(({ id, blocks: text, example }) => (
        <article key={id} className="principle">
          <Blocks blocks={text} {...context} />
          <ExampleFigure clause={id} text={example} from={positions} {...context} />
        </article>
      ))}
    </section>
  );
}
