import type { GameId } from '@shinar/catalogue';
import { LessonPage } from './LessonPage.tsx';
import { Overview } from './Overview.tsx';
import './tutorial.css';

interface LearnPageProps {
  readonly game: GameId;
  readonly lesson: string | undefined;
  readonly step: number | undefined;
}

export function LearnPage({ game, lesson, step }: LearnPageProps) {
  return lesson === undefined ? <Overview game={game} /> : <LessonPage game={game} lesson={lesson} step={step} />;
}
