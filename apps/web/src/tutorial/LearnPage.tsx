import type { GameId } from '../games/index.ts';
import { LessonPage } from './LessonPage.tsx';
import { Overview } from './Overview.tsx';
import './tutorial.css';

interface LearnPageProps {
  readonly game: GameId;
  readonly lesson: string | undefined;
  readonly step: number | undefined;
}

export function LearnPage({ game, lesson, step }: LearnPageProps) {
  return lesson === undefined ? <Overview game={game} /> : <LessonPage key={lesson} game={game} lesson={lesson} step={step} />;
}
