/** Checks the fairness page against the games: its recipe and tables, written again here, must give every chance step of a committed game. */
import { createHmac } from 'node:crypto';
import { CHANCE, FairDice, type Game, MoveList, Play, SeededDice, type Step } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { games } from './rules.ts';

type Stream = Iterator<number, never>;
type Outcomes = ReadonlyMap<string | number, number>;

function* words(seed: string, salts: readonly string[], step: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex')).update(`shinar-fairness/1|${salts.join(',')}|${step}|${block}`);
    const hash = hmac.digest();
    for (let i = 0; i < 32; i += 4) yield hash.readUInt32BE(i);
  }
}

function pick(outcomes: Outcomes, stream: Stream): string | number {
  const sum = [...outcomes.values()].reduce((all, weight) => all + weight, 0);
  let { value } = stream.next();
  while (value >= 2 ** 32 - (2 ** 32 % sum)) value = stream.next().value;
  let left = value % sum;
  for (const [thing, weight] of outcomes) {
    if (left < weight) return thing;
    left -= weight;
  }
  throw new Error('past the last outcome');
}

/** So many picks, without replacement. */
function picks(outcomes: Map<string | number, number>, count: number, stream: Stream): (string | number)[] {
  return Array.from({ length: count }, () => {
    const thing = pick(outcomes, stream);
    outcomes.set(thing, outcomes.get(thing)! - 1);
    return thing;
  });
}

const once = (things: readonly (string | number)[]): Map<string | number, number> => new Map(things.map((thing) => [thing, 1]));
const seats = (players: number): number[] => Array.from({ length: players }, (_, seat) => seat);

/** What a chance step must be; also called for seats' steps, to keep count. */
type Verifier = (step: Step, stream: Stream) => object | undefined;

function verifySumeria(players: number): Verifier {
  const bag = new Map<string | number, number>(['economy', 'military', 'politics', 'religion'].map((tile) => [tile, 9]));
  const states = ['sippar', 'kish', 'nippur', 'adab', 'uruk', 'ur', 'lagash', 'umma'];
  return (step, stream) => {
    if (step.do === 'row') return { states: picks(once(states), 8, stream) };
    if (step.do === 'first') return { seat: pick(once(seats(players)), stream) };
    return step.do === 'draw' ? { tiles: picks(bag, 6, stream) } : undefined;
  };
}

function verifyFlood(): Verifier {
  const orders = ['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0'];
  return (step, stream) => {
    if (step.do === 'order')
      return {
        seats: String(pick(once(orders), stream))
          .split(',')
          .map(Number),
      };
    const number = Number(pick(once(Array.from({ length: 36 }, (_, i) => i)), stream));
    return step.do === 'roll' ? { dice: [1 + Math.floor(number / 6), 1 + (number % 6)] } : undefined;
  };
}

function verifyAssyria(players: number): Verifier {
  const foods = [
    ...['grape', 'palm', 'salt', 'barley', 'dates'].flatMap((good) => [1, 2, 3].map((symbols) => `${good}${symbols}`)),
    'joker',
  ];
  const copies = (food: string): number => (food === 'joker' ? 5 : food.endsWith('1') ? 3 : 2);
  const rank = (food: string | number): number => (food === 'joker' ? 4 : Number(String(food).at(-1)));
  const expansions = new Map<string | number, number>([
    [2, 2],
    [3, 4],
    [4, 2],
  ]);
  const deck = new Map<string | number, number>(foods.map((food) => [food, copies(food)]));
  let discard: (string | number)[] = [];
  let field: (string | number | undefined)[][] = [];
  let ended = 0;

  function card(stream: Stream): string | number {
    if ([...deck.values()].every((count) => count === 0)) {
      for (const food of discard) deck.set(food, deck.get(food)! + 1);
      discard = [];
    }
    return picks(deck, 1, stream)[0]!;
  }

  return (step, stream) => {
    switch (step.do) {
      case 'order':
        return { seats: picks(once(seats(players)), players, stream) };
      case 'expansion':
        return { card: picks(expansions, 1, stream)[0] };
      case 'sow':
      case 'deal': {
        const cards = (step.cards as string[]).map(() => card(stream));
        if (step.do === 'sow') field.push(cards.toSorted((a, b) => rank(a) - rank(b)));
        return { cards };
      }
      case 'harvest':
        for (const row of field) row[step.column as number] = undefined;
        return;
      case 'feed':
        if (step.card !== 'plow') discard.push(step.card as string);
        return;
      case 'buy': {
        const row = field.find((each) => each.includes(step.card as string));
        if (row) row[row.indexOf(step.card as string)] = undefined;
        return;
      }
      case 'end':
        if (++ended % players > 0) return;
        discard.push(...field.flat().filter((each) => each !== undefined));
        field = [];
    }
    return;
  };
}

const VERIFIERS: Readonly<Record<string, (players: number) => Verifier>> = {
  sumeria: verifySumeria,
  assyria: verifyAssyria,
  'after-the-flood': verifyFlood,
};
const SEED = '9f'.repeat(32);

/** A random game in which seats prefer moves that lead to rolls. */
function committed(game: Game, players: number, salts: readonly string[], stream: number): readonly Step[] {
  const play = new Play(game, players);
  const dice = new SeededDice(5, stream);
  const list = new MoveList();
  while (!play.over) {
    if (game.rules.actor(play.state) === CHANCE) play.chance(new FairDice(SEED, salts, play.steps.length));
    else {
      game.rules.legal(play.state, list);
      const warlike = list.toArray().filter((code) => ['empire', 'invade', 'attack'].includes(game.rules.decode(code).type));
      const codes = warlike.length > 0 && dice.below(3) > 0 ? warlike : list.toArray();
      play.move(codes[dice.below(codes.length)]!);
    }
  }
  return play.steps;
}

describe.each(Object.values(games).map((game) => [game.rules.id, game] as const))('%s', (id, game) => {
  const [fewest, most] = game.rules.seats;
  test.each(seats(most + 1).slice(fewest))('draws what the page says for %d players', (players) => {
    for (let stream = 0; stream < 10; stream++) {
      const salts = stream % 2 ? seats(players).map((seat) => `salt-${seat}`) : [];
      const expected = VERIFIERS[id]!(players);
      const steps = committed(game, players, salts, stream);
      steps.forEach((step, index) => {
        const { by, do: verb, ...drawn } = step;
        const due = expected(step, words(SEED, salts, index));
        expect(due, `steps[${index}] ${verb}`).toEqual(by === 'chance' ? drawn : undefined);
      });
    }
  });
});
