/** The public form of a game: what is stored, exported, replayed and verified. */
import type { Seat, StepBody } from './contract.ts';
import { type Fairness, SALT_FORM, SEED_FORM } from './fairness.ts';
import { parseJson } from './json.ts';
import { InputError, readFields, readInteger, readList, readListOf, readObject, readText } from './read.ts';

export const FORMAT = 'shinar-record/1';

export interface Step extends StepBody {
  readonly by: Seat | 'chance';
}

export interface GameResult {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly players: number;
  readonly board: string;
  /** The board itself, unless it comes with the game. */
  readonly boardData?: unknown;
  readonly rules: number;
  readonly fairness?: Fairness;
  readonly steps: readonly Step[];
  readonly result?: GameResult;
}

const FIELDS = ['format', 'game', 'players', 'board', 'boardData', 'rules', 'fairness', 'steps', 'result'] as const;
const OPTIONAL: readonly string[] = ['boardData', 'fairness', 'result'];
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const BY_ORDER = /^by-order$/;
const MOST_PLAYERS = 16;

/** One line of canonical JSON: fields in the order of the records page, no white space. */
export function writeRecord(record: GameRecord): string {
  const fairness = record.fairness && {
    commitment: record.fairness.commitment,
    draws: record.fairness.draws,
    seed: record.fairness.seed,
    salts: record.fairness.salts,
  };
  const result = record.result && { scores: record.result.scores, winners: record.result.winners };
  const steps = record.steps.map(({ by, do: verb, ...fields }) => ({ by, do: verb, ...fields }));
  const values = { ...record, fairness, steps, result };
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, values[field]])));
}

/** Reads the outer form strictly; the game's own reader checks the steps (see `replay`). */
export function readRecord(text: string): GameRecord {
  return checkRecord(parseJson(text));
}

export function checkRecord(json: unknown): GameRecord {
  const record = readObject(
    json,
    '',
    FIELDS.filter((field) => !OPTIONAL.includes(field)),
    OPTIONAL,
  );
  if (record.format !== FORMAT) throw new InputError({ path: 'format', reason: 'unknown-format', facts: { expected: FORMAT } });
  readText(record.game, 'game', NAME);
  const players = readInteger(record.players, 'players', 1, MOST_PLAYERS);
  readText(record.board, 'board', NAME);
  readInteger(record.rules, 'rules', 1, 1_000_000);
  if (record.fairness !== undefined) checkFairness(record.fairness, players);
  readList(record.steps, 'steps', (step, path) => checkStep(step, path, players));
  if (record.result !== undefined) checkResult(record.result, players);
  return record as unknown as GameRecord;
}

function checkStep(json: unknown, path: string, players: number): void {
  const step = readFields(json, path, ['by', 'do']);
  if (step.by !== 'chance') readInteger(step.by, `${path}.by`, 0, players - 1);
  readText(step.do, `${path}.do`, NAME);
}

function checkFairness(json: unknown, players: number): void {
  const fairness = readObject(json, 'fairness', ['commitment'], ['draws', 'seed', 'salts']);
  readText(fairness.commitment, 'fairness.commitment', SEED_FORM);
  if (fairness.draws !== undefined) readText(fairness.draws, 'fairness.draws', BY_ORDER);
  if (fairness.seed !== undefined) readText(fairness.seed, 'fairness.seed', SEED_FORM);
  if (fairness.salts !== undefined) readListOf(fairness.salts, 'fairness.salts', players, (salt, path) => readText(salt, path, SALT_FORM));
}

function checkResult(json: unknown, players: number): void {
  const result = readObject(json, 'result', ['scores', 'winners']);
  readListOf(result.scores, 'result.scores', players, (score, path) => readInteger(score, path, -100_000, 100_000));
  readList(result.winners, 'result.winners', (seat, path) => readInteger(seat, path, 0, players - 1));
}
