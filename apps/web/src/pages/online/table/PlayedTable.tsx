import { type GameId, isGameId } from '@shinar/catalogue';
import type { TableView } from '@shinar/protocol';
import type { GameUi, GameWords } from '@shinar/table';
import { useEffect, useMemo, useState } from 'react';
import { Loading } from '../../../base/faults/Loading.tsx';
import { useWords } from '../../../base/games/use-words.ts';
import { useLoad } from '../../../base/load/load.ts';
import { askRecord } from '../../../base/server/record.ts';
import { currentSettings } from '../../../base/settings/settings.ts';
import { useValue } from '../../../base/value.ts';
import type { Messages } from '../../../base/words/en/index.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { screensOf } from '../../../kept/screens-of.ts';
import { TableScreen } from '../../../table/TableScreen.tsx';
import type { Room } from '../../../wire/line/room.ts';
import { me } from '../../../wire/me.ts';
import { rememberCommitment } from '../../../wire/proof.ts';
import { seatsOf } from '../../../wire/said/seats.ts';
import { PlanNotice } from './plan/PlanNotice.tsx';
import { type Copy, copyOf } from './plan/plan.ts';
import { usePlan } from './plan/use-plan.ts';
import { useSeen } from './recap/use-seen.ts';
import { RemoteTable } from './remote/remote-table.ts';
import { useAround } from './use-around.tsx';

/** The table while it is played, and after. */
export function PlayedTable({ room, step }: { readonly room: Room; readonly step: number | undefined }) {
  const m = useMessages();
  const person = useValue(me)?.id;
  const { view } = useValue(room.state);
  const ui = useLoad(screensAt, view && isGameId(view.game) ? view.game : undefined, room.id, view?.ownBoard === true);
  const table = useMemo(() => ui && new RemoteTable(ui, room, { person, confirm, seats: seatsReader(m) }), [ui, room, person, m]);
  const words = useWords(ui, view === undefined ? [] : seatsOf(view, m).map(({ name }) => name));
  const commitment = view?.fairness.commitment;
  useEffect(() => {
    if (commitment !== undefined) rememberCommitment(room.id, commitment);
  }, [room, commitment]);
  useEffect(() => {
    table?.open();
    return () => table?.close();
  }, [table]);
  if (table === undefined || words === undefined) return <Loading />;
  return <Shown table={table} words={words} step={step} />;
}

/** The screens of the game, on the board of the table. */
async function screensAt(game: GameId, table: string, ownBoard: boolean): Promise<GameUi> {
  return screensOf(ownBoard ? { game, boardData: (await askRecord(table)).boardData } : { game });
}

interface ShownProps {
  readonly table: RemoteTable;
  readonly words: GameWords;
  readonly step: number | undefined;
}

/** The table itself, or a private copy to plan on. */
function Shown({ table, words, step }: ShownProps) {
  const [copy, setCopy] = useState<Copy>();
  const { seat } = table;
  const planning = usePlan(table);
  const seen = useSeen(table);
  const around = useAround(table, words, planning, seen, step, () => {
    if (seat !== undefined) setCopy(copyOf(table, seat));
  });
  useEffect(() => {
    copy?.table.open();
    return () => copy?.table.close();
  }, [copy]);
  if (!seen.known) return <Loading />;
  if (copy === undefined) return <TableScreen table={table} words={words} step={step} around={around} />;
  const notice = <PlanNotice planning={planning} copy={copy} onClose={() => setCopy(undefined)} />;
  return <TableScreen key="copy" table={copy.table} words={words} step={step} around={{ notice }} />;
}

const confirm = (): boolean => currentSettings().confirm;

/** The same list until the seats change. */
function seatsReader(m: Messages) {
  let last: { readonly seats: TableView['seats']; readonly list: ReturnType<typeof seatsOf> } | undefined;
  return (view: TableView) => {
    if (last?.seats !== view.seats) last = { seats: view.seats, list: seatsOf(view, m) };
    return last.list;
  };
}
