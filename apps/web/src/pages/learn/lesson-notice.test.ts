import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../base/words/en/index.ts';
import { MessagesContext } from '../../base/words/messages.ts';
import { OthersPlay } from '../../table/stage/others-play.ts';
import { LessonNotice } from './LessonNotice.tsx';

const tasks = ['Levy workers.', 'Extend a city.'].map((ask) => ({ ask, done: `Done: ${ask}`, wrong: {} }));
const notice = createElement(LessonNotice, {
  ...{ game: 'after-the-flood', heading: 'Lesson', text: { title: 'Title', text: 'Text', tasks }, next: undefined },
  ...{ course: { task: 1, answer: undefined, over: false }, onAgain: () => {} },
});

const said = (othersPlay: boolean): string =>
  renderToStaticMarkup(createElement(MessagesContext, { value: en }, createElement(OthersPlay, { value: othersPlay }, notice)));

test('the next task is asked once the others have played and all of it was shown', () => {
  expect(said(true)).toContain(tasks[0]!.done);
  expect(said(true)).not.toContain(tasks[1]!.ask);
  expect(said(false)).toContain(tasks[1]!.ask);
});
