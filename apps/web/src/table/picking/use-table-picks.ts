/** Picking at a table: what is complete is played, what is not offered is answered with a reason. */
import type { GameWords } from '@shinar/table';
import { useState } from 'react';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { Table, TableView } from '../model/table.ts';
import type { Shown } from '../use-shown.ts';
import { type Picking, usePicks } from './use-picks.ts';
import type { WhyNotText } from './WhyNot.tsx';

const NO_CHOICES = [] as const;

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
  const nothingMeant = !live ? m.inHistory : view.awaits === 'person' ? m.notNow : m.notYourTurn;
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
      const why = refusal === undefined ? { text: nothingMeant } : { text: words.refusal(refusal), clause: refusal.clause };
      setRefused({ at: moment, why });
    },
  });
  return { picking, whyNot: refused?.at === moment ? refused.why : undefined, forgetWhyNot: () => setRefused(undefined) };
}
