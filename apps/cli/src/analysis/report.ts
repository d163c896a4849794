/** An analysis in words. */
import { type Analysis, balanceOf, type Choice, type Finding, headingsOf, turningPoints, verdictOn } from '@shinar/bots';
import type { Game, GameRecord, Step } from '@shinar/core';
import type { TerminalWords } from '@shinar/words';
import { typedStep } from '../story/typed.ts';
import type { Voice } from '../words/voice.ts';

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
const signed = (share: number): string => `${share < 0 ? '-' : '+'}${percent(Math.abs(share))}`;
const MOST_TURNING_POINTS = 8;
/** How many lines the curve has. */
const MOMENTS = 12;

interface Told {
  readonly game: Game;
  readonly record: GameRecord;
  readonly words: TerminalWords;
  readonly voice: Voice;
  readonly analysis: Analysis;
}

export function analysisReport(told: Told): string {
  return [curveTable(told), balanceTable(told), turningPointLines(told)].join('\n\n');
}

const seatsIn = ({ players }: GameRecord): number[] => Array.from({ length: players }, (_, seat) => seat);
const row = (label: string, cells: readonly string[]): string => `${label.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`;

/** Each seat's expected share of the win at some moments of the game. */
function curveTable({ record, voice, analysis: { curve } }: Told): string {
  const { analysis: say } = voice.messages;
  const last = curve.length - 1;
  const moments = [...new Set(Array.from({ length: MOMENTS + 1 }, (_, i) => Math.round((i * last) / MOMENTS)))];
  return [
    row(say.chances, seatsIn(record).map(voice.seat)),
    ...moments.map((at) => row(at === last ? (record.result ? say.end : say.now) : say.before(at), curve[at]!.shares.map(percent))),
  ].join('\n');
}

function balanceTable({ record, voice, analysis }: Told): string {
  const { analysis: say } = voice.messages;
  const { lost, luck } = balanceOf(analysis);
  const count = (verdict: string): string[] =>
    seatsIn(record).map((seat) => String(analysis.findings.filter((finding) => isOf(finding, seat, verdict)).length));
  return [
    row('', seatsIn(record).map(voice.seat)),
    row(say.lost, lost.map(percent)),
    row(say.lucky, luck.map(signed)),
    ...(['blunder', 'mistake', 'slip'] as const).map((verdict) => row(say.verdictCounts[verdict], count(verdict))),
  ].join('\n');
}

const isOf = (finding: Finding, seat: number, verdict: string): boolean =>
  finding.kind === 'choice' && finding.seat === seat && verdictOn(finding) === verdict;

function turningPointLines(told: Told): string {
  const { analysis: say } = told.voice.messages;
  const points = turningPoints(told.analysis, MOST_TURNING_POINTS);
  const lines = points.flatMap(({ step }) => turningPoint(told, step));
  return [points.length === 0 ? say.none : say.turns, ...lines].join('\n');
}

function turningPoint(told: Told, step: number): string[] {
  const finding = told.analysis.findings[step]!;
  if (finding.kind === 'chance') {
    const parts = finding.luck.map(({ mean }, seat) => `${told.voice.seat(seat)} ${signed(mean)}`);
    return [`${String(step).padStart(4)}  ${told.voice.messages.analysis.luck}  ${parts.join(', ')}`];
  }
  return finding.kind === 'choice' ? wrongChoice(told, step, finding) : [];
}

function wrongChoice({ game, record, words, voice }: Told, step: number, finding: Choice): string[] {
  const { analysis: say } = voice.messages;
  const { seat, lost, played, instead, gain } = finding;
  const verdict = verdictOn(finding);
  const typed = ({ by: _, ...body }: Step): string => typedStep(body, game.steps, words);
  const indent = ' '.repeat(14);
  const points = gain === undefined ? '' : `, ${say.points(gain.points.toFixed(1))}`;
  const headings = gain === undefined ? [] : headingsOf((group) => words.reason?.(group), gain.reasons, gain.points);
  return [
    `${String(step).padStart(4)}  ${voice.seat(seat)}  ${verdict === undefined ? '' : `${say.verdicts[verdict]}: `}${typed(record.steps[step]!)}  (${percent(played.shares[seat]!)})`,
    `${indent}${say.better}: ${typed(finding.better)}  (${percent(instead.shares[seat]!)}, ${signed(lost.mean)} ± ${percent(2 * lost.error)}${points})`,
    ...(headings.length === 0 ? [] : [`${indent}${say.because} ${headings.join(', ')}`]),
  ];
}
