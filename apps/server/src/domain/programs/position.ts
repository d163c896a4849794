import { MoveList, total } from '@shinar/core';
import type { Position } from '@shinar/protocol';
import { Refused } from '../../base/refused.ts';
import type { Table } from '../tables/table.ts';

/** A table's position, with everything the acting seat may play. */
export function positionOf({ row, game: { rules, steps }, play, actor, length }: Table): Position {
  if (row.status === 'waiting') throw new Refused('not-started');
  const list = new MoveList();
  if (actor !== null && row.status === 'running') rules.legal(play.state, list);
  const { clause, task, facts } = rules.prompt(play.state) ?? {};
  return {
    index: length,
    seat: row.status === 'running' ? actor : null,
    prompt: clause === undefined || task === undefined ? null : { clause, task, ...(facts && { facts: { ...facts } }) },
    scores: Array.from({ length: row.players }, (_, seat) => total(rules, play.state, seat)),
    state: { ...play.state.toJSON() },
    legal: list.toArray().map((code) => ({ ...steps.write([rules.decode(code)]) })),
  };
}
