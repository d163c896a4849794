import type { StepBody } from '@shinar/core';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Fault } from '../app/Fault.tsx';
import { useLoaded } from '../app/load.ts';
import { hashOf } from '../app/routes.ts';
import { currentSettings, TIMES, useSettings } from '../app/settings.ts';
import type { GameUi, GameWords } from '../games/game-ui.ts';
import type { GameId } from '../games/index.ts';
import type { LessonText } from '../i18n/en/tutorial.ts';
import { useMessages } from '../i18n/messages.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { LessonNotice } from './LessonNotice.tsx';
import { type Lesson, lessons } from './lesson.ts';
import { LessonTable } from './lesson-table.ts';
import { begunSteps, keepBegun, markDone } from './progress.ts';
import { useScene } from './scene.ts';
import { texts } from './texts.ts';
import '../table/table.css';

interface LessonPageProps {
  readonly game: GameId;
  readonly lesson: string;
  readonly step: number | undefined;
}

/** Loads what a lesson needs. */
export function LessonPage({ game, lesson: id, step }: LessonPageProps) {
  const { loading, tutorial } = useMessages();
  const { language } = useSettings();
  const all = useLoaded(lessons, game);
  const text = useLoaded(texts, `${game}/${language}`);
  const scene = useScene(game);
  const [begun, setBegun] = useState<readonly StepBody[]>();
  useEffect(() => {
    void begunSteps(game, id).then(setBegun);
  }, [game, id]);
  if (all === undefined || text === undefined || scene === undefined || begun === undefined) return <p className="loading">{loading}</p>;
  const number = all.findIndex((each) => each.id === id);
  if (number < 0) return <Fault title={tutorial.missing} />;
  return <LessonScreen game={game} all={all} number={number} text={text[id]!} step={step} begun={begun} {...scene} />;
}

interface LessonScreenProps {
  readonly game: GameId;
  readonly all: readonly Lesson[];
  readonly number: number;
  readonly text: LessonText;
  readonly step: number | undefined;
  readonly begun: readonly StepBody[];
  readonly ui: GameUi;
  readonly words: GameWords;
}

function LessonScreen({ game, all, number, text, step, begun, ui, words }: LessonScreenProps) {
  const { tutorial } = useMessages();
  const lesson = all[number]!;
  const table = useMemo(() => {
    const pause = (): number => TIMES[currentSettings().speed].pause;
    return new LessonTable(ui, game, lesson, { pause, begun, keep: (own) => keepBegun(game, lesson.id, own) });
  }, [ui, game, lesson, begun]);
  const { over, ...course } = useSyncExternalStore(table.subscribe, table.getCourse);
  useEffect(() => {
    table.open();
    return () => table.close();
  }, [table]);
  useEffect(() => {
    if (over) void markDone(game, lesson.id);
  }, [over, game, lesson]);
  const notice = (
    <LessonNotice
      game={game}
      heading={tutorial.lesson(number + 1, all.length)}
      text={text}
      next={all[number + 1]?.id}
      course={{ ...course, over }}
      onAgain={() => void table.startOver()}
    />
  );
  const address = (to: number | undefined): string => hashOf({ page: 'learn', game, lesson: lesson.id, step: to });
  const back = (
    <a className="button" href={hashOf({ page: 'learn', game, lesson: undefined, step: undefined })}>
      {tutorial.all}
    </a>
  );
  return <TableScreen table={table} words={words} step={step} around={{ title: text.title, notice, back, address, alone: over }} />;
}
