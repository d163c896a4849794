import type { BoardProps } from '@shinar/table';
import type { Messages } from '../../base/words/en/index.ts';
import { LookBack } from '../ending/LookBack.tsx';
import { ScoreTable } from '../ending/ScoreTable.tsx';
import { Log } from '../log/Log.tsx';
import type { Around, Tab, Table, TableView } from '../model/table.ts';
import type { Picking } from '../picking/use-picks.ts';
import { SeatPanel } from './SeatPanel.tsx';
import { TextBoard } from './TextBoard.tsx';

interface TableTabs {
  readonly table: Table;
  readonly view: TableView;
  readonly board: BoardProps;
  /** The step that is shown. */
  readonly at: number;
  readonly picking: Picking;
  readonly around: Around;
  readonly address: (step: number | undefined) => string;
}

/** The tabs beside the board: what every game has, what this one has, and what stands around the table. */
export function tableTabs({ table: { ui }, view, board, at, picking, around, address }: TableTabs, m: Messages): Tab[] {
  const { sitting, moments, awaits } = view;
  const { game, state, words, turn } = board;
  const shared = { game, state, words, seats: sitting.seats };
  const why = view.hints === true || awaits === 'nothing';
  return [
    { id: 'players', title: m.table.tabs.players, content: <SeatPanel ui={ui} {...shared} turn={turn} around={around} /> },
    ...ui.panels.map(({ id, title, ahead, Panel }) => ({
      id,
      title: title(words),
      content: ahead && board.over ? <p>{m.table.nothingAhead}</p> : <Panel {...board} />,
    })),
    {
      id: 'log',
      title: m.table.tabs.log,
      content: <Log ui={ui} sitting={sitting} moments={moments} words={words} at={at} address={address} why={why} />,
    },
    {
      id: 'scores',
      title: m.table.tabs.scores,
      content:
        awaits === 'nothing' ? (
          <LookBack {...shared} view={view} name={around.name} at={at} address={address} />
        ) : (
          <ScoreTable {...shared} />
        ),
    },
    {
      id: 'text',
      title: m.table.tabs.text,
      content: <TextBoard ui={ui} state={state} words={words} picking={{ ...picking, offered: board.offered }} />,
    },
    ...(around.tabs ?? []),
  ];
}
