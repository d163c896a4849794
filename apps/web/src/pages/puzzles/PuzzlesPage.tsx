import type { Puzzles } from '@shinar/bots';
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import type { Theme } from '@shinar/teach';
import { useState } from 'react';
import { Loading } from '../../base/faults/Loading.tsx';
import { useLoaded } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { PuzzlePage } from './PuzzlePage.tsx';
import { outcomeOf, streakOn } from './progress.ts';
import { addressOf, dailyGame, dailyNumber, dayOf, puzzles, themesIn } from './puzzles.ts';
import './puzzles.css';

interface PuzzlesPageProps {
  readonly game: GameId | undefined;
  /** Counted from 1, as people count. */
  readonly number: number | undefined;
  readonly step: number | undefined;
}

/** All puzzles, or one of them. */
export function PuzzlesPage({ game, number, step }: PuzzlesPageProps) {
  if (game === undefined || number === undefined) return <AllPuzzles />;
  return <PuzzlePage game={game} number={number - 1} step={step} />;
}

function AllPuzzles() {
  const m = useMessages();
  useFromTop();
  useTitle(m.puzzles.title);
  return (
    <main className="page">
      <h1>{m.puzzles.title}</h1>
      <p>{m.puzzles.about}</p>
      <Daily />
      {GAME_IDS.map((game) => (
        <OfGame key={game} game={game} />
      ))}
      <a className="button" href="#/">
        {m.home}
      </a>
    </main>
  );
}

function Daily() {
  const m = useMessages();
  const [now] = useState(() => Date.now());
  const game = dailyGame(now);
  const all = useLoaded(puzzles, game);
  if (all === undefined) return null;
  const number = dailyNumber(now, all);
  const outcome = outcomeOf(game, number);
  const streak = streakOn(dayOf(now));
  return (
    <p className="daily">
      <a className="button primary" href={addressOf(game, number)}>
        {m.label(m.puzzles.daily, m.games[game].name)}
      </a>
      <span>
        {m.puzzles.dailyAbout} {outcome && `(${m.puzzles[outcome]})`} {streak > 0 && m.puzzles.streak(streak)}
      </span>
    </p>
  );
}

function OfGame({ game }: { readonly game: GameId }) {
  const m = useMessages();
  const all = useLoaded(puzzles, game);
  return (
    <section aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>{m.games[game].name}</h2>
      {all === undefined ? <Loading /> : <Grades game={game} all={all} />}
    </section>
  );
}

function Grades({ game, all }: { readonly game: GameId; readonly all: Puzzles }) {
  const m = useMessages().puzzles;
  const [theme, setTheme] = useState<Theme>();
  const numbered = all.puzzles
    .map((puzzle, number) => ({ grade: puzzle.grade, theme: puzzle.theme, number, outcome: outcomeOf(game, number) }))
    .filter((puzzle) => theme === undefined || puzzle.theme === theme);
  const grades = [...new Set(numbered.map(({ grade }) => grade))].sort((a, b) => a - b);
  return (
    <>
      <fieldset className="puzzle-themes">
        <legend className="for-readers">{m.chooseTheme}</legend>
        {[undefined, ...themesIn(all)].map((each) => (
          <button key={each ?? ''} type="button" aria-pressed={each === theme} onClick={() => setTheme(each)}>
            {each === undefined ? m.allThemes : m.themes[each]}
          </button>
        ))}
      </fieldset>
      <p className="hint">{m.solvedOf(numbered.filter(({ outcome }) => outcome === 'solved').length, numbered.length)}</p>
      {grades.map((grade) => (
        <div key={grade} className="puzzle-grade">
          <h3>{m.grade(grade)}</h3>
          <ul>
            {numbered
              .filter((each) => each.grade === grade)
              .map(({ number, outcome }) => (
                <li key={number}>
                  <a className="button" data-outcome={outcome} href={addressOf(game, number)}>
                    <span className="for-readers">{m.puzzle(number + 1)}</span>
                    <span aria-hidden="true">
                      {number + 1}
                      {outcome === 'solved' ? ' ✓' : outcome === 'seen' ? ' –' : ''}
                    </span>
                    {outcome && <span className="for-readers">{m[outcome]}</span>}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}
