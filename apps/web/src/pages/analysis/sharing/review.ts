/** A finished review small enough for a link: losses in thousandths of the win, curves in percent as changes from step to step, and only what the page shows. */
import { type Analysis, type Choice, type Difference, type Finding, isFelt, type Value, verdictOn } from '@shinar/bots';
import { type Game, InputError, readInteger, readList, readListOf, readObject, readText, type Step } from '@shinar/core';

const FORCED = 0;
const OPEN = 1;
const LUCK = 2;
const CHOICE = 3;
/** A choice that was the best. */
const FINE = 4;
/** What both moves lead to, and why one is better, is included from this loss on: less is not even a slip. */
const TOLD = 0.02;
/** Stands for what a choice leads to until the curve tells it. */
const UNTOLD: Value = { shares: [], points: [] };
/** The most reasons ever shown. */
const REASONS = 4;
const MOST = 1_000_000;

const thousandths = (part: number): number => Math.round(part * 1000);
const tenths = (points: number): number => Math.round(points * 10);
/** Rounding moves a difference by no more than one of these makes up for: mean and error, in thousandths. */
const NUDGES = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
] as const;
/** A difference in thousandths of which the same is told. */
function rough({ mean, error }: Difference, told: (difference: Difference) => unknown): readonly [number, number] {
  const near = NUDGES.map(([more, wider]) => [thousandths(mean) + more, Math.max(0, thousandths(error) + wider)] as const);
  return near.find(([m, e]) => told({ mean: m / 1000, error: e / 1000 }) === told({ mean, error })) ?? near[0]!;
}
const roughText = ({ shares, points }: Value): number[] => [...shares.map((share) => Math.round(share * 100)), ...points.map(Math.round)];

export const reviewText = ({ curve, findings }: Analysis): string =>
  JSON.stringify({ curve: changes(curve.map(roughText)), findings: findings.map(packedFinding) });

/** Each row after the first as differences from the one before; most are zero, which packs well. */
const changes = (rows: readonly number[][]): number[][] => rows.map((row, i) => row.map((each, j) => each - (rows[i - 1]?.[j] ?? 0)));

function packedFinding(finding: Finding): unknown {
  switch (finding.kind) {
    case 'forced':
      return FORCED;
    case 'open':
      return OPEN;
    case 'chance':
      return [LUCK, finding.luck.flatMap((luck) => rough(luck, isFelt))];
    case 'choice': {
      const { seat, best, lost, checked, played, instead, gain } = finding;
      const head = [CHOICE, seat, best, ...rough(lost, (near) => verdictOn({ ...finding, lost: near })), Number(checked)];
      if (lost.mean === 0 && lost.error === 0) return FINE;
      if (lost.mean < TOLD) return head;
      const reasons = gain && [
        tenths(gain.points),
        tenths(gain.rival),
        gain.reasons.slice(0, REASONS).map(({ group, points }) => [group, tenths(points)]),
      ];
      return [...head, roughText(played), roughText(instead), ...(reasons ? [reasons] : [])];
    }
  }
}

/** Throws an InputError if it isn't a review of these steps. */
export function readReview(json: unknown, game: Game, players: number, steps: readonly Step[]): Analysis {
  const { curve, findings } = readObject(json, 'review', ['curve', 'findings']);
  const values = readCurve(curve, steps.length + 1, players);
  const found = readListOf(findings, 'findings', steps.length, (part) => part).map((finding, i) => {
    const path = `findings[${i}]`;
    const parts: readonly unknown[] = Array.isArray(finding) ? finding : [finding];
    const [kind, ...rest] = parts;
    if (kind === FINE) return fineAt(steps[i]!, path, game, players);
    if (kind === FORCED || kind === OPEN) return { kind: kind === FORCED ? 'forced' : 'open' } as const;
    if (kind === LUCK) return { kind: 'chance', luck: readLuck(rest[0], `${path}[1]`, players) } as const;
    if (kind === CHOICE) return readChoice(rest, path, game, players);
    throw new InputError({ path, reason: 'not-in-range', facts: { got: String(kind), least: FORCED, most: FINE } });
  });
  const after = found.map((finding, i) =>
    finding.kind === 'choice' && finding.played === UNTOLD ? withValue(finding, values[i + 1]!) : finding,
  );
  return { players, curve: values, findings: after };
}

function readCurve(json: unknown, length: number, players: number): Value[] {
  const rows = readListOf(json, 'curve', length, (row, path) => readListOf(row, path, players * 2, readWhole));
  const sums = Array<number>(players * 2).fill(0);
  return rows.map((row) => {
    for (const [i, change] of row.entries()) sums[i]! += change;
    return { shares: sums.slice(0, players).map((share) => share / 100), points: sums.slice(players) };
  });
}

/** The step that was played was the best. */
function fineAt({ by, ...body }: Step, path: string, game: Game, players: number): Choice {
  const best = game.rules.encode(game.steps.read(body, path)[0]!);
  return readChoice([by, best, 0, 0, 1], path, game, players);
}

const withValue = (choice: Choice, value: Value): Choice => ({ ...choice, played: value, instead: value });
const readWhole = (value: unknown, path: string): number => readInteger(value, path, -MOST, MOST);
const readPart = (value: unknown, path: string): number => readInteger(value, path, -1000, 1000) / 1000;

function readValue(json: unknown, path: string, players: number): Value {
  const numbers = readListOf(json, path, players * 2, readWhole);
  return { shares: numbers.slice(0, players).map((each) => each / 100), points: numbers.slice(players) };
}

function readLuck(json: unknown, path: string, players: number): { mean: number; error: number }[] {
  const numbers = readListOf(json, path, players * 2, readPart);
  return Array.from({ length: players }, (_, seat) => ({ mean: numbers[seat * 2]!, error: numbers[seat * 2 + 1]! }));
}

function readChoice(parts: readonly unknown[], path: string, game: Game, players: number): Choice {
  const [by, code, mean, error, checked, played, instead, gain] = parts;
  const seat = readInteger(by, `${path}[1]`, 0, players - 1);
  const best = readInteger(code, `${path}[2]`, 0, 2 ** 31 - 1);
  return {
    kind: 'choice',
    seat,
    best,
    better: { by: seat, ...game.steps.write([game.rules.decode(best)]) },
    lost: { mean: readPart(mean, `${path}[3]`), error: readPart(error, `${path}[4]`) },
    checked: readInteger(checked, `${path}[5]`, 0, 1) === 1,
    played: played === undefined ? UNTOLD : readValue(played, `${path}[6]`, players),
    instead: instead === undefined ? UNTOLD : readValue(instead, `${path}[7]`, players),
    gain: gain === undefined ? undefined : readGain(gain, `${path}[8]`),
  };
}

function readGain(json: unknown, path: string): NonNullable<Choice['gain']> {
  const [points, rival, reasons] = readListOf(json, path, 3, (part) => part);
  return {
    points: readWhole(points, `${path}[0]`) / 10,
    rival: readWhole(rival, `${path}[1]`) / 10,
    reasons: readList(reasons, `${path}[2]`, (reason, at) => {
      const [name, worth] = readListOf(reason, at, 2, (part) => part);
      const group = readText(name, `${at}[0]`, /^[\w-]{1,60}$/);
      return { feature: group, group, points: readWhole(worth, `${at}[1]`) / 10 };
    }),
  };
}
