import type { GameId } from '@shinar/catalogue';
import type { Speed } from '@shinar/protocol';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { newSalt, rememberCommitment, rememberSalt } from '../../../wire/proof.ts';

/** Takes a seat at the best table that waits, or makes one, and goes there. */
export async function playNow(game: GameId, speed: Speed, rated: boolean): Promise<void> {
  // The server commits itself to the draws before it learns our salt.
  const { commitment } = await call('commit');
  const salt = newSalt();
  const table = await call('pair', { body: { game, speed, rated, salt, commitment } });
  rememberCommitment(table.id, table.fairness.commitment);
  // Where a bot's seat was free the salts had been mixed before.
  if (!table.makesRoom) rememberSalt(table.id, salt);
  goTo({ page: 'table', id: table.id, step: undefined });
}
