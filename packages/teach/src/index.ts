export type { Example, Examples } from './example.ts';
export { guided } from './guided.ts';
export * from './lesson.ts';
export { NAMES } from './names.ts';
export type { LessonText, LessonTexts, Teaching } from './teaching.ts';
export { THEMES, type Theme, type Themes } from './theme.ts';
