/** How many hints have a reason: `node scripts/with-node.mjs apps/web/scripts/reasons-proof.ts [GAME]`. docs/guide/analysis.md has what came out. */
import { Adviser, createBot } from '@shinar/bots';
import { GAME_IDS, type GameId } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { loadTerminals } from '@shinar/catalogue/terminal';
import { CHANCE, MoveList, NOBODY, Play, SeededDice, type StateBase } from '@shinar/core';
import { reasonIn } from '../src/bots/reasons.ts';

const EVERY = 7;
const BUDGET = { playouts: 600 };
const only = process.argv[2];

/** Positions with a choice, from a game of bots that look at first sight. */
function positionsOf(id: GameId, players: number): StateBase[] {
  const game = withBots(gameOf(id));
  const play = new Play(game, players);
  const dice = new SeededDice(1, 1);
  const bots = Array.from({ length: players }, (_, seed) => createBot(game, { player: 'greedy', noise: 0.02 }, { players, seed }));
  const list = new MoveList();
  const found: StateBase[] = [];
  for (let actor = game.rules.actor(play.state); actor !== NOBODY; actor = game.rules.actor(play.state)) {
    if (actor === CHANCE) {
      play.chance(dice);
      continue;
    }
    game.rules.legal(play.state, list);
    if (list.length > 1) found.push(play.state.clone());
    play.move(bots[actor]!.choose(play.state));
  }
  return found.filter((_, i) => i % EVERY === 0);
}

const terminals = await loadTerminals('en');
for (const id of GAME_IDS.filter((each) => only === undefined || only === each)) {
  const game = withBots(gameOf(id));
  const players = game.rules.seats[1];
  const words = terminals(game, []);
  const counts = { headings: 0, end: 0, even: 0, deeper: 0 };
  for (const state of positionsOf(id, players)) {
    const advising = new Adviser(game, { players }).advise(state, BUDGET, 3);
    let told = advising.next();
    while (!told.done) told = advising.next();
    const { seat, moves } = told.value;
    for (const [rank, { gain, shares, points }] of moves.entries()) {
      const other = moves[rank === 0 ? 1 : 0];
      if (other === undefined) continue;
      const apart = { share: shares[seat]! - other.shares[seat]!, points: points[seat]! - other.points[seat]! };
      const { own, rival, end } = reasonIn((feature) => words.reason?.(feature), gain, apart);
      counts[own || rival !== undefined ? 'headings' : end !== undefined ? 'end' : Math.abs(apart.share) < 0.01 ? 'even' : 'deeper']++;
    }
  }
  console.log(id, JSON.stringify(counts));
}
