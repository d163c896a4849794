import type { TableView, Turn } from '@shinar/protocol';
import { HELD, type Table } from './table.ts';

export interface UndoAsked {
  readonly seat: number;
  readonly to: number;
  readonly length: number;
  /** Empty once somebody has refused. */
  readonly agreed: readonly number[];
  /** How often anyone has asked since the log last grew. */
  readonly times: number;
}

/** The last request for consent, if the log has not grown since. */
export function lastAsked(table: Table): UndoAsked | undefined {
  const asked = table.row.undo === null ? undefined : (JSON.parse(table.row.undo) as UndoAsked);
  return asked?.length === table.length ? asked : undefined;
}

/** The open request for consent; one by somebody who has given up lapses. */
export function undoAsked(table: Table): UndoAsked | undefined {
  const asked = lastAsked(table);
  return asked && asked.agreed.length > 0 && table.seats[asked.seat]?.resigned === 0 ? asked : undefined;
}

interface Vote {
  readonly seat: number;
  readonly length: number;
  readonly agreed: readonly number[];
}

/** The open vote on a bot for somebody absent, if the log has not grown since. */
export function voteOf(table: Table): Vote | undefined {
  const vote = table.row.vote === null ? undefined : (JSON.parse(table.row.vote) as Vote);
  return vote?.length === table.length ? vote : undefined;
}

export function turnOf({ row, turn }: Table): Turn {
  return {
    seat: row.status === 'running' ? (turn?.seat ?? null) : null,
    since: turn?.since ?? row.created_at,
    due: turn?.due_at ?? null,
    banks: turn?.banks ? JSON.parse(turn.banks) : null,
  };
}

/** A table as anyone who may see it sees it. It includes the seed only once the table is over. */
export function viewOf(table: Table): TableView {
  const { row, turn } = table;
  const asked = undoAsked(table);
  const vote = voteOf(table);
  return {
    id: row.id,
    game: row.game,
    board: row.board,
    ...(row.board_data !== null && { ownBoard: true }),
    players: row.players,
    rules: row.rules,
    status: row.status,
    visibility: row.visibility,
    watch: row.watch,
    host: row.host,
    seats: table.seats.map(({ seat, kind, person, name, owner, kept, level, held, resigned }) => ({
      seat,
      kind,
      person: person === null ? null : { id: person, name: name ?? '', kept: kept === 1, ...(owner !== null && { bot: true }) },
      level,
      held: held > 0,
      returns: held === HELD.returns,
      resigned: resigned === 1,
    })),
    clock: table.clock,
    absence: table.absence,
    rated: row.rated === 1,
    startWhenFull: row.start_when_full === 1,
    makesRoom: row.makes_room === 1,
    deal: row.deal,
    fairness: {
      commitment: row.commitment,
      ...(table.drawsBy && { draws: table.drawsBy }),
      ...(row.status === 'over' && row.secret === 0 && { seed: row.seed }),
      ...(row.status !== 'waiting' && { salts: table.salts }),
    },
    length: turn?.length ?? 0,
    turn: turnOf(table),
    ...(vote && { vote: { seat: vote.seat, agreed: [...vote.agreed] } }),
    undo: asked ? { seat: asked.seat, to: asked.to, agreed: [...asked.agreed] } : null,
    ended: row.ended,
    result: row.result === null ? null : JSON.parse(row.result),
    rematch: row.rematch,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}
