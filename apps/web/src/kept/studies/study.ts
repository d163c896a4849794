/** A study: a game as a tree of lines with comments, as it is kept, exported and imported. */
import {
  boardDataOf,
  checkRecord,
  FORMAT,
  type Game,
  InputError,
  readFields,
  readInteger,
  readList,
  readObject,
  readText,
  type Step,
  shown,
} from '@shinar/core';

const STUDY_FORMAT = 'shinar-study/1';
export const STUDY_FIELDS = ['format', 'title', 'game', 'players', 'board', 'rules', 'nodes'];
/** Limits for a file. */
export const MOST_NODES = 3000;
export const LONGEST_TITLE = 80;
export const LONGEST_COMMENT = 2000;
export const MOST_MARKS = 40;
const MARK = /^[\w:-]{1,60}(>[\w:-]{1,60})?$/;

export interface StudyNode {
  /** The node it follows, counted from 1 in list order; 0 is the table before the first draw. A node comes after the one it follows. */
  readonly from: number;
  readonly step: Step;
  readonly comment?: string;
  /** The chapter that begins here. */
  readonly chapter?: string;
  /** What is drawn on the board: a token is marked, `token>token` is an arrow. */
  readonly marks?: readonly string[];
}

/** What somebody has written and drawn at a node. */
export type Notes = Pick<StudyNode, 'comment' | 'chapter' | 'marks'>;

export interface Study {
  readonly format: typeof STUDY_FORMAT;
  readonly title: string;
  readonly game: string;
  readonly players: number;
  readonly board: string;
  readonly boardData?: unknown;
  readonly rules: number;
  readonly nodes: readonly StudyNode[];
}

/** Whether something claims to be a study. */
export const isStudy = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === STUDY_FORMAT;

/** The outer form of a study, ignoring anything else in it; the rules check its lines (see `readStudy`). */
export function checkStudy(json: unknown): Study {
  const { format, title, game, players, board, rules, nodes } = readFields(json, 'study', STUDY_FIELDS);
  if (format !== STUDY_FORMAT) throw new InputError({ path: 'format', reason: 'unknown-format', facts: { expected: STUDY_FORMAT } });
  readShortText(title, 'title', LONGEST_TITLE);
  const record = checkRecord({ format: FORMAT, game, players, board, rules, steps: [] });
  const list = readList(nodes, 'nodes', (node) => node);
  readInteger(list.length, 'nodes', 0, MOST_NODES);
  for (const [i, node] of list.entries()) checkNode(node, i, record.players);
  return json as Study;
}

function checkNode(json: unknown, index: number, players: number): void {
  const path = `nodes[${index}]`;
  const node = readObject(json, path, ['from', 'step'], ['comment', 'chapter', 'marks']);
  readInteger(node.from, `${path}.from`, 0, index);
  if (node.comment !== undefined) readShortText(node.comment, `${path}.comment`, LONGEST_COMMENT);
  if (node.chapter !== undefined) readShortText(node.chapter, `${path}.chapter`, LONGEST_TITLE);
  if (node.marks !== undefined) {
    const marks = readList(node.marks, `${path}.marks`, (mark, at) => readText(mark, at, MARK));
    readInteger(marks.length, `${path}.marks`, 0, MOST_MARKS);
  }
  const { by } = readStep(node.step, `${path}.step`);
  if (by !== 'chance') readInteger(by, `${path}.step.by`, 0, players - 1);
}

function readStep(json: unknown, path: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || !('by' in json) || !('do' in json) || typeof json.do !== 'string') {
    throw new InputError({ path, reason: 'not-an-object', facts: { got: shown(json) } });
  }
  return json as Record<string, unknown>;
}

function readShortText(value: unknown, path: string, longest: number): void {
  if (typeof value !== 'string' || value.length > longest) {
    throw new InputError({ path, reason: 'wrong-text', facts: { got: shown(value), form: `.{0,${longest}}` } });
  }
}

/** A study that begins with the steps of a game. */
export function studyOf(game: Game, players: number, title: string, steps: readonly Step[]): Study {
  const { board, rules } = game;
  return {
    format: STUDY_FORMAT,
    title: title.slice(0, LONGEST_TITLE),
    game: rules.id,
    players,
    board: board.name,
    ...boardDataOf(game),
    rules: rules.version,
    nodes: steps.map((step, i) => ({ from: i, step })),
  };
}
