/** The laws of a finished game and of its record. */

import { isDeepStrictEqual } from 'node:util';
import { type Dice, type GameRecord, type GameTypes, type Play, readRecord, replay, takeBackFloor, writeRecord } from '@shinar/core';
import { broken, under } from '../law.ts';

/** How many prefixes of a record are replayed. */
const PREFIXES = 3;

export function checkEnd<G extends GameTypes>(play: Play<G>, dice: Dice): void {
  checkShares(play);
  checkSteps(play);
  checkRecord(play);
  for (let i = 0; i < PREFIXES; i++) checkPrefix(play, dice.below(play.steps.length));
  checkTakeBack(play, dice);
}

function checkShares<G extends GameTypes>({ game, state, players }: Play<G>): void {
  const shares = new Float64Array(players);
  game.rules.result(state, shares);
  const winners = shares.filter((share) => share !== 0).length;
  if (winners === 0 || !shares.every((share) => share === 0 || Math.abs(share - 1 / winners) < 1e-9)) {
    broken('the win is shared out whole', `shares ${shares.join(', ')}`);
  }
}

function checkSteps<G extends GameTypes>({ game, steps }: Play<G>): void {
  steps.forEach(({ by: _, ...body }, i) => {
    const back = under('a step reads back as written', () => game.steps.write(game.steps.read(body, `steps[${i}]`)));
    if (!isDeepStrictEqual(back, body)) {
      broken('a step reads back as written', `steps[${i}] ${JSON.stringify(body)} came back as ${JSON.stringify(back)}`);
    }
  });
}

function checkRecord<G extends GameTypes>(play: Play<G>): void {
  const text = writeRecord(play.record());
  const record = under('the text of a record is a fixed point', () => readRecord(text));
  if (writeRecord(record) !== text) broken('the text of a record is a fixed point', writeRecord(record));
  const again = under('a record replays to the same hash', () => replay(play.game, record));
  if (again.state.hash() !== play.state.hash() || !again.state.equals(play.state)) {
    broken('a record replays to the same hash', `${play.state.hash()} became ${again.state.hash()}`);
  }
  if (writeRecord(again.record()) !== text) broken('a record replays to the same hash', 'the replay makes another record');
}

const prefixOf = (record: GameRecord, length: number): GameRecord => {
  const { result: _, ...rest } = record;
  return { ...rest, steps: record.steps.slice(0, length) };
};

function checkPrefix<G extends GameTypes>(play: Play<G>, length: number): void {
  const law = 'every prefix of a record is an unfinished record';
  const prefix = prefixOf(play.record(), length);
  const again = under(law, () => replay(play.game, readRecord(writeRecord(prefix))));
  if (again.over) broken(law, `the game is over after ${length} of ${play.steps.length} steps`);
}

function checkTakeBack<G extends GameTypes>(play: Play<G>, dice: Dice): void {
  const law = 'a take-back ends where its seat was to act';
  const choices = play.steps.flatMap(({ by }, i) => (by === 'chance' ? [] : [{ seat: by, length: i + 1 }]));
  if (choices.length === 0) return;
  const { seat, length } = choices[dice.below(choices.length)]!;
  const floor = takeBackFloor(play.steps.slice(0, length), seat);
  const earlier = under(law, () => replay(play.game, play.record(), floor));
  const found = play.game.rules.actor(earlier.state);
  if (found !== seat) broken(law, `seat ${seat}, taken back from step ${length} to ${floor}, finds ${found} to act`);
}
