import { gameOf } from '@shinar/catalogue/rules';
import { perft as count } from '@shinar/testkit';
import { defineCommand, UsageError } from '../../command.ts';
import { print } from '../../output.ts';
import { PLAYERS, readNumber, readPlayers } from '../../values.ts';

export const perft = defineCommand({
  name: 'perft',
  operand: 'GAME',
  about: 'counts all sequences of moves from the start',
  details:
    'A line for each depth: the number of sequences of so many moves, and the same by the type of their last move. Chance moves count once each.',
  options: {
    depth: { type: 'string', value: 'D', about: 'how many moves deep (must be given)' },
    players: PLAYERS,
  },
  async run([id], values) {
    const game = gameOf(id, 'GAME');
    const players = readPlayers(values.players, game);
    if (values.depth === undefined) throw new UsageError(({ missing }) => missing('--depth'));
    for (const { depth, sequences, byType } of count(game, players, readNumber(values.depth, '--depth', 1, 64))) {
      const types = Object.entries(byType).map(([type, times]) => `${type} ${times}`);
      await print(`${depth}  ${sequences}  (${types.join(', ')})`);
    }
    return 0;
  },
});
