import type { GameTypes } from '@shinar/core';
import { type GameUi, type GameWords, Mark, type Moment } from '@shinar/table';
import { Fragment, useMemo, useState } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { botChoice } from '../../bots/bot-choice.ts';
import { WhyStep } from '../hints/WhyStep.tsx';
import type { TableView } from '../model/table.ts';
import { type Filter, isTold } from './filter.ts';
import { LogEntry } from './LogEntry.tsx';
import { partsOf } from './parts.ts';

interface LogProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly sitting: TableView['sitting'];
  readonly moments: readonly Moment<G>[];
  readonly words: GameWords<G>;
  /** The step that is shown on the board. */
  readonly at: number;
  readonly address: (step: number) => string;
  /** Whether the bots may be asked why. */
  readonly why: boolean;
}

/** What happened, the latest first, in rounds; each entry leads to its step, and the one shown can be asked about if a bot made it. */
export function Log<G extends GameTypes>({ ui, sitting, moments, words, at, address, why }: LogProps<G>) {
  const { table } = useMessages();
  const [filter, setFilter] = useState<Filter>('all');
  const titles = useMemo(() => new Map(partsOf(ui, moments, words).map(({ step, title }) => [step, title])), [ui, moments, words]);
  if (moments.length === 1) return <p>{table.logEmpty}</p>;
  const choice = why ? botChoice(ui.game, sitting.seats, moments, at) : undefined;
  const steps = moments.map((_, step) => step).slice(1);
  const told = steps.filter((step) => isTold(ui.game, moments, step, sitting.seats.length, filter)).reverse();
  return (
    <>
      <Filters seats={sitting.seats} filter={filter} onChange={setFilter} />
      <ol className="log" reversed>
        {told.map((step) => (
          <Fragment key={step}>
            {titles.has(step) && <li className="log-part">{titles.get(step)}</li>}
            <LogEntry {...{ ui, sitting, moments, words, step }} current={step === at} href={address(step)}>
              {step === at && choice !== undefined && <WhyStep ui={ui} sitting={sitting} words={words} choice={choice} />}
            </LogEntry>
          </Fragment>
        ))}
      </ol>
    </>
  );
}

interface FiltersProps {
  readonly seats: TableView['sitting']['seats'];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function Filters({ seats, filter, onChange }: FiltersProps) {
  const { table } = useMessages();
  return (
    <fieldset className="log-filters">
      <legend className="for-readers">{table.logFilter}</legend>
      <button type="button" aria-pressed={filter === 'all'} onClick={() => onChange('all')}>
        {table.logAll}
      </button>
      <button type="button" aria-pressed={filter === 'points'} onClick={() => onChange('points')}>
        {table.logPoints}
      </button>
      {seats.map((look, seat) => (
        <button key={look.colour} type="button" aria-pressed={filter === seat} aria-label={look.name} onClick={() => onChange(seat)}>
          <Mark look={look} />
        </button>
      ))}
    </fieldset>
  );
}
