/** Picking at a table: a complete move is played, and a refused one gets a reason. */
import type { GameWords } from '@shinar/table';
import { useState } from 'react';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { Awaits, Table, TableView } from '../model/table.ts';
import type { Shown } from '../use-shown.ts';
import { type Picking, usePicks } from './use-picks.ts';
import type { WhyNotText } from './WhyNot.tsx';

const NO_CHOICES = [] as const;
const WHY_NOT: Partial<Record<Awaits, 'notNow' | 'moveMade'>> = { person: 'notNow', 'go-on': 'moveMade' };

interface TablePicks {
  readonly picking: Picking;
  /** Why the thing last picked could not be picked, as long as its moment is shown. */
  readonly whyNot: WhyNotText | undefined;
  forgetWhyNot(): void;
}

export function useTablePicks(table: Table, view: TableView, words: GameWords, { moment, live }: Shown, onPlay: () => void): TablePicks {
  const { table: m } = useMessages();
  const { confirm } = useSettings();
  const [refused, setRefused] = useState<{ readonly at: typeof moment; readonly why: WhyNotText }>();
  const nothingMeant = live ? (WHY_NOT[view.awaits] ?? 'notYourTurn') : 'inHistory';
  const picking = usePicks({
    ui: table.ui,
    state: moment.state,
    choices: live ? view.choices : NO_CHOICES,
    tapTwice: !confirm,
    onMove: ({ code }) => {
      onPlay();
      void table.play(code);
    },
    onRefused: (refusal) => {
      const why = refusal === undefined ? { text: m[nothingMeant] } : { text: words.refusal(refusal), clause: refusal.clause };
      setRefused({ at: moment, why });
    },
  });
  return { picking, whyNot: refused?.at === moment ? refused.why : undefined, forgetWhyNot: () => setRefused(undefined) };
}
