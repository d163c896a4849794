import type { GameId } from '@shinar/catalogue';
import type { StepBody } from '@shinar/core';
import type { GameUi, GameWords } from '@shinar/table';
import type { Lesson, LessonText } from '@shinar/teach';
import { useEffect, useMemo } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { useScene } from '../../base/games/scene.ts';
import { useLatest, useLoad, useLoaded } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { currentSettings, TIMES, useSettings } from '../../base/settings/settings.ts';
import { useValue } from '../../base/value.ts';
import { useMessages } from '../../base/words/messages.ts';
import { begunSteps, keepBegun, markDone } from '../../kept/lessons-done.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { LessonNotice } from './LessonNotice.tsx';
import { LessonTable } from './lesson-table.ts';
import { lessons } from './lessons.ts';
import { texts } from './texts.ts';
import '../../table/table.css';

interface LessonPageProps {
  readonly game: GameId;
  readonly lesson: string;
  readonly step: number | undefined;
}

/** Loads what a lesson needs. */
export function LessonPage({ game, lesson: id, step }: LessonPageProps) {
  const { tutorial } = useMessages();
  const { language } = useSettings();
  const all = useLoaded(lessons, game);
  const text = useLatest(useLoaded(texts, `${game}/${language}`), game);
  const scene = useScene(game);
  const begun = useLoad(begunSteps, game, id);
  if (all === undefined || text === undefined || scene === undefined || begun === undefined) return <Loading />;
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
  const { over, ...course } = useValue(table.course);
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
  return (
    <TableScreen
      table={table}
      words={words}
      step={step}
      around={{ title: text.title, spotlight: table.spotlight(), notice, back, address, alone: over }}
    />
  );
}
