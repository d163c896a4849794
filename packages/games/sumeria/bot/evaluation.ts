/** Sumeria: what the row, the traders and the tiles promise each seat, and what they would if one state more rose before the round is scored. */
import type { Evaluation } from '@shinar/bots';
import { MOST_SEATS, STATES, type SumeriaState } from '../rules/index.ts';
import { CONTROL, COUNT, features, groups, LEAD, SECOND } from './features.ts';
import { sumeriaEvaluation as first } from './first/evaluation.ts';
import { scoreRound } from './round.ts';
import { isLaid, readSeat, readTiles } from './seat.ts';
import { controllers, leads, type Row, readRow, seconds } from './standing.ts';
import { sums } from './strength.ts';

const row: Row = new Int32Array(STATES);

function read(state: SumeriaState, players: number, out: Float64Array): void {
  const laid = isLaid(state);
  if (laid) {
    readRow(state, row);
    scoreRound(state, row);
  }
  for (let seat = 0, at = 0; seat < players; seat++, at += COUNT) {
    readTiles(state, seat, out, at);
    readSeat(state, row, players, seat, out, at);
    for (let position = 0; position < STATES; position++) {
      const slot = row[position]!;
      out[at + CONTROL + position] = laid && seat === controllers[slot] ? 1 : 0;
      out[at + SECOND + position] = laid && seat === seconds[slot] ? 1 : 0;
      out[at + LEAD + position] = laid ? leads[slot * MOST_SEATS + seat]! : 0;
    }
  }
}

export const evaluation: Evaluation<SumeriaState> = {
  features,
  groups,
  stages: first.stages,
  stage: first.stage,
  read,
  sums,
  points: first.points,
};
