import { describe, expect, test } from 'vitest';
import { pack } from './code.ts';
import type { Game } from './contract.ts';
import { SeededDice } from './dice.ts';
import { Play, resultOf, takeBackFloor } from './play.ts';
import type { Step } from './record.ts';
import { type Pebbles, pebbles, playPebbles } from './testing.ts';

const LOT = 0;
const DRAW = 1;
const TAKE = 2;

/** Seat 1 goes first; a white and a black pebble have been drawn. */
function begun(): Play<Pebbles> {
  const play = new Play(pebbles, 2);
  for (const code of [pack(LOT, 1), pack(DRAW, 2), pack(DRAW, 0)]) play.move(code);
  return play;
}

describe('a play', () => {
  test('begins at the table before the first draw', () => {
    const play = new Play(pebbles, 3);
    expect(play.state.equals(pebbles.rules.setup(3))).toBe(true);
    expect([play.steps, play.over, play.players]).toEqual([[], false, 3]);
  });

  test('writes a step when its last move has been played, and not before', () => {
    const play = new Play(pebbles, 2);
    play.move(pack(LOT, 1));
    expect(play.steps).toEqual([{ by: 'chance', do: 'lot', seat: 1 }]);
    play.move(pack(DRAW, 2));
    expect(play.steps).toHaveLength(1);
    play.move(pack(DRAW, 0));
    expect(play.steps[1]).toEqual({ by: 'chance', do: 'draw', pebbles: ['black', 'white'] });
    play.move(pack(TAKE, 2));
    expect(play.steps[2]).toEqual({ by: 1, do: 'take', pebble: 'black' });
    expect(play.steps).toHaveLength(3);
  });

  test('draws a whole chance step at once, and only when one is due', () => {
    const play = new Play(pebbles, 3);
    const dice = new SeededDice(3);
    play.chance(dice);
    expect(play.steps.map((step) => step.do)).toEqual(['lot']);
    play.chance(dice);
    expect(play.steps.map((step) => step.do)).toEqual(['lot', 'draw']);
    expect(play.steps[1]!.pebbles).toHaveLength(3);
    expect(() => play.chance(dice)).toThrow('chance is not to act');
    expect(play.steps).toHaveLength(2);
  });

  test('tells its events to who listens, and plays the same without', () => {
    const events: Pebbles['event'][] = [];
    const [heard, unheard] = [new Play(pebbles, 2), new Play(pebbles, 2)];
    heard.chance(new SeededDice(1), (event) => events.push(event));
    unheard.chance(new SeededDice(1));
    heard.move(pack(DRAW, 0), (event) => events.push(event));
    expect(events.map(({ code }) => code)).toEqual([expect.any(Number), pack(DRAW, 0)]);
    unheard.move(pack(DRAW, 0));
    expect(heard.state.equals(unheard.state)).toBe(true);
  });

  test('is over when nobody is to act', () => {
    const play = playPebbles(2, () => new SeededDice(4), 6);
    expect([play.over, play.steps.length]).toEqual([false, 6]);
    play.move(
      pack(
        TAKE,
        play.state.laid.findIndex((count) => count > 0),
      ),
    );
    expect(play.over).toBe(true);
  });
});

describe('the record of a play', () => {
  test('has neither fairness nor result, unless there are such', () => {
    expect(begun().record()).toEqual({
      format: 'shinar-record/1',
      game: 'pebbles',
      players: 2,
      board: 'meadow',
      rules: 7,
      steps: begun().steps,
    });
  });

  test('has the fairness it is given', () => {
    const fairness = { commitment: 'c', seed: 's' };
    expect(begun().record(fairness).fairness).toEqual(fairness);
  });

  test('has the data of a board that is not built in', () => {
    const game: Game<Pebbles> = { ...pebbles, board: { name: 'beach', builtIn: false, data: { wet: true } } };
    expect(new Play(game, 2).record()).toMatchObject({ board: 'beach', boardData: { wet: true } });
    expect(new Play(pebbles, 2).record()).not.toHaveProperty('boardData');
  });

  test('has the result once the game is over', () => {
    const play = begun();
    for (const code of [pack(TAKE, 2), pack(TAKE, 0), pack(DRAW, 1), pack(DRAW, 0), pack(TAKE, 0), pack(TAKE, 1)]) {
      expect(play.record()).not.toHaveProperty('result');
      play.move(code);
    }
    expect(play.record().result).toEqual({ scores: [3, 4], winners: [1] });
  });

  test('stays as it is while the game goes on', () => {
    const play = begun();
    const record = play.record();
    play.move(pack(TAKE, 2));
    expect(record.steps).toHaveLength(2);
    expect(play.record().steps).toHaveLength(3);
  });
});

test('a result names all who share the win', () => {
  const state = pebbles.rules.setup(3);
  state.won.set([1, 1, 0, 0, 0, 1, 2, 0, 0]);
  expect(resultOf(pebbles, state, 3)).toEqual({ scores: [3, 3, 2], winners: [0, 1] });
});

describe('the take-back law', () => {
  const steps = (...by: Step['by'][]): Step[] => by.map((each) => ({ by: each, do: 'x' }));

  test.each<[Step['by'][], number, number]>([
    [[], 0, 0],
    [['chance', 0, 0, 0], 0, 1],
    [['chance', 0, 1, 0], 0, 3],
    [['chance', 0, 1], 0, 3],
    [['chance', 0, 'chance'], 0, 3],
    [[0, 0], 0, 0],
    [['chance', 0, 'chance', 0, 0], 0, 3],
    [['chance', 0, 1, 1], 1, 2],
  ])('after steps by %j, seat %d may go back to step %d', (by, seat, floor) => {
    expect(takeBackFloor(steps(...by), seat)).toBe(floor);
  });
});
