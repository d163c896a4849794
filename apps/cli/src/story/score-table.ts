import type { Play } from '@shinar/core';
import type { TerminalWords } from '@shinar/words';
import type { Voice } from '../words/voice.ts';
import { scoresOf } from './steps.ts';

/** Where each seat's points came from: one row per source, one column per seat. */
export function scoreTable(play: Play, words: TerminalWords, voice: Voice): string {
  const { rules } = play.game;
  const seats = Array.from({ length: play.players }, (_, seat) => seat);
  const points = new Map<string, number[]>();
  for (const seat of seats) {
    for (const line of rules.score(play.state, seat)) {
      const label = `${words.source(line.source)} (${line.clause})`;
      const row = points.get(label) ?? seats.map(() => 0);
      row[seat]! += line.points;
      points.set(label, row);
    }
  }
  const rows: [string, (string | number)[]][] = [['', seats.map(voice.seat)], ...points, [voice.messages.total, scoresOf(play)]];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, cells]) => `${label.padEnd(width)}${cells.map((cell) => String(cell).padStart(10)).join('')}`).join('\n');
}
