/** An analysis in words. */
import { type Analysis, balanceOf, type Choice, type Finding, positionsOf, turningPoints, verdictOn } from '@shinar/bots';
import type { Game, GameRecord, Step } from '@shinar/core';
import type { Words } from '../words/words.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const signed = (share: number): string => `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`;
const MOST_TURNING_POINTS = 8;
const MOST_REASONS = 4;
/** Lines of the curve. */
const MOMENTS = 12;

interface Told {
  readonly game: Game;
  readonly record: GameRecord;
  readonly words: Words;
  readonly analysis: Analysis;
}

export function analysisReport(told: Told): string {
  return [curveTable(told), balanceTable(told), turningPointLines(told)].join('\n\n');
}

const seatsIn = ({ players }: GameRecord): number[] => Array.from({ length: players }, (_, seat) => seat);
const row = (label: string, cells: readonly string[]): string => `${label.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`;

/** What each seat could expect of the win, at some moments of the game. */
function curveTable({ record, analysis: { curve } }: Told): string {
  const last = curve.length - 1;
  const moments = [...new Set(Array.from({ length: MOMENTS + 1 }, (_, i) => Math.round((i * last) / MOMENTS)))];
  return [
    row(
      'Chances of winning',
      seatsIn(record).map((seat) => `seat ${seat}`),
    ),
    ...moments.map((at) =>
      row(at === last ? (record.result ? 'at the end' : 'where it stands') : `before step ${at}`, curve[at]!.shares.map(percent)),
    ),
  ].join('\n');
}

function balanceTable({ record, analysis }: Told): string {
  const { lost, luck } = balanceOf(analysis);
  const count = (verdict: string): string[] =>
    seatsIn(record).map((seat) => String(analysis.findings.filter((finding) => isOf(finding, seat, verdict)).length));
  return [
    row(
      '',
      seatsIn(record).map((seat) => `seat ${seat}`),
    ),
    row('lost by own choices', lost.map(percent)),
    row('brought by chance', luck.map(signed)),
    row('blunders', count('blunder')),
    row('mistakes', count('mistake')),
    row('slips', count('slip')),
  ].join('\n');
}

const isOf = (finding: Finding, seat: number, verdict: string): boolean =>
  finding.kind === 'choice' && finding.seat === seat && verdictOn(finding) === verdict;

function turningPointLines(told: Told): string {
  const points = turningPoints(told.analysis, MOST_TURNING_POINTS);
  const lines = points.flatMap(({ step }) => turningPoint(told, step));
  return [points.length === 0 ? 'No turning points.' : 'Turning points, the weightiest first:', ...lines].join('\n');
}

function turningPoint(told: Told, step: number): string[] {
  const finding = told.analysis.findings[step]!;
  if (finding.kind === 'chance') {
    const parts = finding.luck.map(({ mean }, seat) => `seat ${seat} ${signed(mean)}`);
    return [`${String(step).padStart(4)}  chance  ${parts.join(', ')}`];
  }
  return finding.kind === 'choice' ? wrongChoice(told, step, finding) : [];
}

function wrongChoice({ game, record, words }: Told, step: number, finding: Choice): string[] {
  const { state } = positionsOf(game, { players: record.players, steps: record.steps.slice(0, step + 1) }).steps[step]!;
  const { seat, lost, played, instead, gain } = finding;
  const move = ({ by: _, ...body }: Step): string =>
    game.steps
      .read(body, 'step')
      .map((each) => words.move(each, state))
      .join(', ');
  const indent = ' '.repeat(14);
  const points = gain === undefined ? '' : `, ${gain.points.toFixed(1)} points`;
  return [
    `${String(step).padStart(4)}  seat ${seat}  ${verdictOn(finding)}: ${move(record.steps[step]!)}  (${percent(played.shares[seat]!)})`,
    `${indent}better: ${move(finding.better)}  (${percent(instead.shares[seat]!)}, ${signed(lost.mean)} ± ${percent(2 * lost.error)}${points})`,
    ...(gain === undefined || gain.reasons.length === 0
      ? []
      : [
          `${indent}because of ${gain.reasons
            .slice(0, MOST_REASONS)
            .map(({ feature, points: of }) => `${feature.replaceAll('-', ' ')} ${of > 0 ? '+' : ''}${of.toFixed(1)}`)
            .join(', ')}`,
        ]),
  ];
}
