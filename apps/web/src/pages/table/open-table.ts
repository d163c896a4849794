import type { GameUi } from '@shinar/table';
import { currentSettings, TIMES } from '../../base/settings/settings.ts';
import { WorkerThinker } from '../../bots/bots.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { Keeper } from '../../kept/keeper.ts';
import { screensOf } from '../../kept/screens-of.ts';
import { findTable } from '../../kept/store.ts';
import { LocalTable } from '../../table/model/local-table.ts';

const thinker = new WorkerThinker();
/** The table is drawn first: bots get ready once it has been open for so long, in milliseconds. */
const DRAWN = 800;

export interface FoundTable {
  readonly kept: DeviceGame;
  readonly ui: GameUi;
}

export async function findGame(id: string): Promise<FoundTable | 'missing'> {
  const kept = await findTable(id);
  return kept === undefined ? 'missing' : { kept, ui: await screensOf(kept) };
}

export interface OpenTable {
  readonly table: LocalTable;
  readonly keeper: Keeper;
  /** Resolves once it is known whether the table is played in this tab. */
  readonly settled: Promise<void>;
  /** Of the bots that get ready. */
  readonly warming: ReturnType<typeof setTimeout>;
}

export function openTable({ kept, ui }: FoundTable): OpenTable {
  const keeper = new Keeper(kept);
  const table = new LocalTable(ui, kept, {
    thinker,
    settings: () => ({ confirm: currentSettings().confirm, beat: TIMES[currentSettings().speed].travel }),
    keep: (next) => keeper.keep(next),
  });
  table.sit(false);
  return { table, keeper, settled: keeper.open(table), warming: setTimeout(warmBots, DRAWN, kept) };
}

/** The strongest bot at the table gets ready while people look at it. */
function warmBots({ game, boardData, seats, over }: DeviceGame): void {
  const level = Math.max(...seats.map(({ bot = 0 }) => bot));
  if (level > 0 && !over) thinker.warm({ game, boardData, players: seats.length, who: level });
}

export function closeTable({ table, keeper, warming }: OpenTable): void {
  clearTimeout(warming);
  keeper.close();
  table.close();
}
