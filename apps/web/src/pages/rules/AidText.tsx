import { type GameId, manifestOf } from '@shinar/catalogue';
import { Loading } from '../../base/faults/Loading.tsx';
import { ofEachGame } from '../../base/games/index.ts';
import { useLoaded } from '../../base/load/load.ts';
import { type Book, books, chapterOf } from '../../base/rulebook/books.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { Blocks } from './Blocks.tsx';
import type { RulesContext } from './Inline.tsx';
import './rules.css';
import './aid.css';

const aids = ofEachGame(async (game) => (await manifestOf(game).teaching()).aid);

/** More rules than this are printed small, in three columns. */
const ROOMY = 4;

/** The summary chapters in order: a turn at a glance, what is easily forgotten, where to find what. */
const summariesOf = ({ page }: Book) => page.chapters.filter(({ id, clauses }) => id === undefined && clauses.length === 0);
/** The paragraph that explains the game in a minute is the one that begins in bold. */
const inAMinute = ({ page }: Book) => page.blocks.filter((block) => block.kind === 'text' && block.text.startsWith('**'));

/** How to play a game: in a minute, a turn at a glance, what is easily forgotten, and the tables to look things up in. */
export function AidText({ game }: { readonly game: GameId }) {
  const { language } = useSettings();
  const book = useLoaded(books, `${game}/${language}`);
  const aid = useLoaded(aids, game);
  if (book === undefined || aid === undefined) return <Loading />;
  const context = { game, book };
  const [glance, forgotten] = summariesOf(book);
  return (
    <div className="aid-text" data-dense={aid.length > ROOMY}>
      <div className="aid-minute">
        <Blocks blocks={inAMinute(book)} {...context} />
      </div>
      {[glance, forgotten].map(
        (chapter) =>
          chapter && (
            <section key={chapter.anchor}>
              <h2>{chapter.title}</h2>
              <Blocks blocks={chapter.blocks} {...context} />
            </section>
          ),
      )}
      {aid.map((id) => (
        <Rule key={id} id={id} {...context} />
      ))}
    </div>
  );
}

function Rule({ id, ...context }: RulesContext & { readonly id: string }) {
  const chapter = chapterOf(context.book, id);
  const clause = chapter?.clauses.find((each) => each.id === id);
  if (chapter === undefined || clause === undefined) return null;
  return (
    <section>
      <h2>
        {chapter.title} <small>{id}</small>
      </h2>
      <Blocks blocks={clause.blocks} {...context} />
    </section>
  );
}
