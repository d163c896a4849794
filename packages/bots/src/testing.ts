/** Positions and games for the tests. */
import { games } from '@shinar/catalogue';
import { CHANCE, type Code, draw, type Game, MoveList, NOBODY, SeededDice, type StateBase } from '@shinar/core';

/** Every game with every number of players. */
export const TABLES: readonly (readonly [string, number])[] = Object.entries(games).flatMap(([id, { rules }]) =>
  Array.from({ length: rules.seats[1] - rules.seats[0] + 1 }, (_, i) => [id, rules.seats[0] + i] as const),
);

export const gameNamed = (id: string): Game => games[id]!;

/** Plays on until a seat acts or the game is over, chance by the dice. */
function passChance({ rules }: Game, state: StateBase, list: MoveList, dice: SeededDice): void {
  while (rules.actor(state) === CHANCE) {
    rules.legal(state, list);
    rules.apply(state, draw(rules, state, list, dice));
  }
}

/** A whole game; `choose` answers for every seat, and `look` sees each position in which one acts. */
export function playGame(
  game: Game,
  players: number,
  seed: number,
  choose: (state: StateBase) => Code,
  look?: (state: StateBase) => void,
): StateBase {
  const dice = new SeededDice(seed);
  const state = game.rules.setup(players);
  const list = new MoveList();
  for (;;) {
    passChance(game, state, list, dice);
    if (game.rules.actor(state) === NOBODY) return state;
    look?.(state);
    game.rules.apply(state, choose(state));
  }
}

/** A position after so many random moves. */
export function positionOf(game: Game, players: number, seed: number, moves: number): StateBase {
  const dice = new SeededDice(seed, 1);
  const state = game.rules.setup(players);
  const list = new MoveList();
  for (let k = 0; k < moves; k++) {
    passChance(game, state, list, dice);
    game.rules.legal(state, list);
    const before = state.clone();
    game.rules.apply(state, list.codes[dice.below(list.length)]!);
    passChance(game, state, list, dice);
    if (game.rules.actor(state) === NOBODY) return before;
  }
  return state;
}

/** A clock that goes on by that much each time it is looked at. */
export const tickingClock = (step: number) => {
  let time = 0;
  return {
    now: () => {
      time += step;
      return time;
    },
  };
};
