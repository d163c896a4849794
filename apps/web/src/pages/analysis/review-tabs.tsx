import type { Messages } from '../../base/words/en/index.ts';
import type { Tab } from '../../table/model/table.ts';
import { SeatPanel } from '../../table/side/SeatPanel.tsx';
import { BalanceTable } from './BalanceTable.tsx';
import { MoveList } from './MoveList.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import type { Analysing } from './use-analysis.ts';
import type { KeptGame } from './use-kept-game.ts';

interface ReviewTabs {
  readonly game: KeptGame;
  readonly analysing: Analysing;
  readonly at: number;
  readonly hrefOf: (step: number) => string;
  readonly onOpen: () => void;
}

/** What is shown beside the board of a review; nothing until something is known. */
export function reviewTabs({ game, analysing: { report, running }, at, hrefOf, onOpen }: ReviewTabs, { analysis: m }: Messages): Tab[] {
  if (report === undefined) return [];
  const { analysis } = report;
  const { kept, ui, moments, words } = game;
  return [
    {
      id: 'turns',
      title: m.tabs.turns,
      content: <TurningPoints game={game} analysis={analysis} running={running} hrefOf={hrefOf} onOpen={onOpen} />,
    },
    { id: 'moves', title: m.tabs.moves, content: <MoveList game={game} analysis={analysis} at={at} hrefOf={hrefOf} /> },
    { id: 'balance', title: m.tabs.balance, content: <BalanceTable analysis={analysis} seats={kept.seats} /> },
    {
      id: 'seats',
      title: m.tabs.seats,
      content: (
        <SeatPanel ui={ui} game={ui.game} state={moments[at]!.state} seats={kept.seats} words={words} turn={undefined} around={{}} />
      ),
    },
    { id: 'about', title: m.tabs.about, content: m.about.map((text) => <p key={text}>{text}</p>) },
  ];
}
