import { OnPaper, Timeline } from '@shinar/table';
import { useWords } from '../../base/games/use-words.ts';
import { useLoad } from '../../base/load/load.ts';
import type { DeviceGame } from '../../kept/device-game.ts';
import { screensOf } from '../../kept/screens-of.ts';
import { StillBoard } from '../../table/StillBoard.tsx';

const NO_MARKS = new Map();

async function opened(table: DeviceGame) {
  const ui = await screensOf(table);
  return { ui, timeline: new Timeline(ui.game, table.seats.length, table.steps) };
}

/** A kept game's board as it stands, to look at. */
export function BoardUnderWay({ table }: { readonly table: DeviceGame }) {
  const open = useLoad(opened, table);
  const words = useWords(
    open?.ui,
    table.seats.map(({ name }) => name),
  );
  if (open === undefined || words === undefined) return null;
  const { ui, timeline } = open;
  return (
    <OnPaper value={true}>
      <StillBoard ui={ui} seats={table.seats} words={words} moment={timeline.moment} step={timeline.length} marks={NO_MARKS} />
    </OnPaper>
  );
}
