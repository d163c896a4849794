/** Plain UCT: random playouts to the end, without an evaluation. A baseline to beat. */
import { CHANCE, type Code, draw, type Game, MoveList, NOBODY, type Rules, SeededDice, type StateBase } from '@shinar/core';
import { type Clock, STOPPED_CLOCK } from '../clock.ts';
import type { Budget, Player } from '../player.ts';

interface Node {
  visits: number;
  readonly wins: Float64Array;
  /** By code, as far as they have been played; chance is drawn again each time, so some may be missing. */
  readonly children: Map<Code, Node>;
}

const CURIOSITY = Math.SQRT2;
const SLICE = 16;

export function uctPlayer({ rules }: Game, players: number, seed: number, clock: Clock): Player {
  const list = new MoveList();
  const shares = new Float64Array(players);
  const newNode = (): Node => ({ visits: 0, wins: new Float64Array(players), children: new Map() });

  function playout(root: Node, state: StateBase, dice: SeededDice): void {
    const path = [root];
    let inTree = true;
    for (let actor = rules.actor(state); actor !== NOBODY; actor = rules.actor(state)) {
      rules.legal(state, list);
      let code: Code;
      if (actor === CHANCE) code = draw(rules, state, list, dice);
      else if (inTree) {
        const node: Node = path.at(-1)!;
        code = select(node, list, actor, dice);
        const known = node.children.get(code);
        inTree = known !== undefined;
        const child = known ?? newNode();
        if (known === undefined) node.children.set(code, child);
        path.push(child);
      } else code = list.codes[dice.below(list.length)]!;
      rules.apply(state, code);
    }
    rules.result(state, shares);
    for (const node of path) {
      node.visits++;
      for (let seat = 0; seat < players; seat++) node.wins[seat] = node.wins[seat]! + shares[seat]!;
    }
  }

  return {
    *think(state, { playouts = Number.POSITIVE_INFINITY, ms = Number.POSITIVE_INFINITY }: Budget): Generator<undefined, Code> {
      const timed = ms !== Number.POSITIVE_INFINITY && clock !== STOPPED_CLOCK;
      if (playouts === Number.POSITIVE_INFINITY && !timed) throw new Error('uct: it needs playouts, or milliseconds and a clock');
      const dice = new SeededDice(seed, state.hash());
      const root = newNode();
      const trial = state.clone();
      rules.legal(state, list);
      if (list.length === 1) return list.codes[0]!;
      const began = clock.now();
      for (let done = 0; done < playouts && (done === 0 || clock.now() - began < ms); done++) {
        if (done % SLICE === SLICE - 1) yield;
        playout(root, trial.copyFrom(state), dice);
      }
      return mostVisited(root, rules, state);
    },
  };
}

/** A move not tried yet, or the one with the highest upper bound. */
function select(node: Node, list: MoveList, seat: number, dice: SeededDice): Code {
  const start = dice.below(list.length);
  let best = list.codes[start]!;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const code = list.codes[(start + i) % list.length]!;
    const child = node.children.get(code);
    if (child === undefined) return code;
    const bound = child.wins[seat]! / child.visits + CURIOSITY * Math.sqrt(Math.log(node.visits) / child.visits);
    if (bound > most) {
      most = bound;
      best = code;
    }
  }
  return best;
}

function mostVisited(root: Node, rules: Rules, state: StateBase): Code {
  let best: Code | undefined;
  let most = 0;
  for (const [code, { visits }] of root.children) {
    if (visits <= most) continue;
    most = visits;
    best = code;
  }
  if (best === undefined) throw new Error(`uct: no playout was made of ${rules.id} at ${state.hash()}`);
  return best;
}
