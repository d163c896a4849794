/** The reasons given with hints, in positions from seeded games. */
import { Adviser, createBot, reasonIn } from '@shinar/bots';
import type { GameId } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { loadTerminals } from '@shinar/catalogue/terminal';
import { CHANCE, MoveList, NOBODY, Play, SeededDice, type StateBase } from '@shinar/core';
import { NAMES } from '@shinar/teach';

interface Told {
  readonly advice: string;
  /** What the move brings, in the game's sentences. */
  readonly gains: readonly string[];
  /** Whether it also says what sets the move apart from the next best. */
  readonly compared: boolean;
}

const SHOWN = 3;

/** The hints that would be shown in this many positions with a choice, from a whole game with the most players. */
export async function reasonsOf(id: GameId, { positions, playouts }: { positions: number; playouts: number }): Promise<readonly Told[]> {
  const game = withBots(gameOf(id));
  const players = game.rules.seats[1];
  const words = (await loadTerminals('en'))(game, NAMES.slice(0, players));
  const all = positionsOf(id, players);
  return Array.from({ length: positions }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / positions)]!).flatMap((state) => {
    const advising = new Adviser(game, { players }).advise(state, { playouts }, SHOWN);
    let advice = advising.next();
    while (!advice.done) advice = advising.next();
    const { seat, moves } = advice.value;
    return moves.map(({ code, gain, shares, points }, rank) => {
      const other = moves[rank === 0 ? 1 : 0];
      const apart = { share: shares[seat]! - (other?.shares[seat] ?? 0), points: points[seat]! - (other?.points[seat] ?? 0) };
      const move = game.rules.decode(code);
      return {
        advice: words.advise?.(move, state) ?? move.type,
        gains: words.gains?.(move, state) ?? [],
        compared: other !== undefined && Object.keys(reasonIn((group) => words.reason?.(group), gain, apart)).length > 0,
      };
    });
  });
}

/** Positions with a choice, from a game between bots that play at first sight. */
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
  return found;
}
