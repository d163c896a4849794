/** A study: a game as a tree of lines with comments, as it is kept, exported and imported. */
import { gameOfRecord } from '@shinar/catalogue';
import { checkRecord, FORMAT, type Game, InputError, parseJson, readInteger, readList, readObject, type Step, shown } from '@shinar/core';
import { StudyTree } from './study-tree.ts';

const STUDY_FORMAT = 'shinar-study/1';
/** Bounds of what a file may hold. */
export const MOST_NODES = 3000;
export const LONGEST_TITLE = 80;
export const LONGEST_COMMENT = 2000;

export interface StudyNode {
  /** The node it follows, counted from 1 in the order of the list; 0 is the table before the first draw. A node follows one that stands before it. */
  readonly from: number;
  readonly step: Step;
  readonly comment?: string;
}

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

const FIELDS = ['format', 'title', 'game', 'players', 'board', 'rules', 'nodes'];

/** Reads a study strictly; every line is played by the rules, and the first fault is named. */
export function readStudy(text: string): Study {
  const given = readObject(parseJson(text), 'study', FIELDS, ['boardData']);
  const { format, title, nodes, ...table } = given;
  if (format !== STUDY_FORMAT) throw new InputError({ path: 'format', reason: 'unknown-format', facts: { expected: STUDY_FORMAT } });
  readShortText(title, 'title', LONGEST_TITLE);
  const record = checkRecord({ ...table, format: FORMAT, steps: [] });
  const game = gameOfRecord(record);
  if (record.rules !== game.rules.version) {
    throw new InputError({ path: 'rules', reason: 'other-version', facts: { got: record.rules, expected: game.rules.version } });
  }
  const [fewest, most] = game.rules.seats;
  readInteger(record.players, 'players', fewest, most);
  const list = readList(nodes, 'nodes', (node) => node);
  readInteger(list.length, 'nodes', 0, MOST_NODES);
  for (const [i, node] of list.entries()) checkNode(node, i, record.players);
  const study = given as unknown as Study;
  new StudyTree(game as Game, record.players, study.nodes);
  return study;
}

function checkNode(json: unknown, index: number, players: number): void {
  const path = `nodes[${index}]`;
  const node = readObject(json, path, ['from', 'step'], ['comment']);
  readInteger(node.from, `${path}.from`, 0, index);
  if (node.comment !== undefined) readShortText(node.comment, `${path}.comment`, LONGEST_COMMENT);
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
    ...(!board.builtIn && { boardData: board.data }),
    rules: rules.version,
    nodes: steps.map((step, i) => ({ from: i, step })),
  };
}
