import type { GameId } from '@shinar/catalogue';
import type { LessonText } from '@shinar/teach';
import { use } from 'react';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { OthersPlay } from '../../table/stage/others-play.ts';
import { Cited } from './Cited.tsx';
import { FirstGame } from './FirstGame.tsx';
import type { Course } from './lesson-table.ts';

interface LessonNoticeProps {
  readonly game: GameId;
  readonly heading: string;
  readonly text: LessonText;
  /** The lesson after this one. */
  readonly next: string | undefined;
  readonly course: Course;
  readonly onAgain: () => void;
}

/** What the lesson says: the goal, what was done well, why a step doesn't serve, and where to go next. */
export function LessonNotice({ game, heading, text, next, course, onAgain }: LessonNoticeProps) {
  const { tutorial } = useMessages();
  const othersPlay = use(OthersPlay);
  const { task, answer, over } = course;
  const now = text.tasks[task];
  return (
    <section className="lesson" aria-label={heading}>
      <p className="lesson-heading">
        {heading} · <b>{text.title}</b>
      </p>
      {task === 0 && answer === undefined && (
        <p>
          <Cited game={game} text={text.text} />
        </p>
      )}
      <div role="status">
        {task > 0 && answer === undefined && (
          <p className="lesson-right">
            <Cited game={game} text={text.tasks[task - 1]!.done} />
          </p>
        )}
        {answer !== undefined && now !== undefined && (
          <p className="lesson-wrong">
            <Cited game={game} text={now.wrong[answer] ?? ''} />
          </p>
        )}
        {now !== undefined && !othersPlay && (
          <p className="lesson-ask">
            <Cited game={game} text={now.ask} />
          </p>
        )}
      </div>
      {over && (
        <div className="card-buttons">
          {next === undefined ? (
            <FirstGame game={game} />
          ) : (
            <a className="button primary" href={hashOf({ page: 'learn', game, lesson: next, step: undefined })}>
              {tutorial.next}
            </a>
          )}
          <button type="button" onClick={onAgain}>
            {tutorial.again}
          </button>
        </div>
      )}
    </section>
  );
}
