import type { GameTypes } from '@shinar/core';
import { type GameUi, type GameWords, gainsOf, Mark, type Moment } from '@shinar/table';
import type { ReactNode } from 'react';
import { ClauseLink } from '../../base/cite/ClauseLink.tsx';
import type { TableView } from '../model/table.ts';

interface LogEntryProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly sitting: TableView['sitting'];
  readonly moments: readonly Moment<G>[];
  readonly words: GameWords<G>;
  readonly step: number;
  readonly current: boolean;
  readonly href: string;
  readonly children: ReactNode;
}

/** One step: who, what, the points by their source, and the rules that tell of it. */
export function LogEntry<G extends GameTypes>({ ui, sitting, moments, words, step, current, href, children }: LogEntryProps<G>) {
  const { game } = ui;
  const { seats } = sitting;
  const moment = moments[step]!;
  const clauses = new Set(moment.events.flatMap((event) => game.rules.about(event).clauses));
  return (
    <li aria-current={current ? 'step' : undefined}>
      <a className="log-step" href={href}>
        <By moment={moment} sitting={sitting} />
        <span>
          {words.events(moment.events).map((line) => (
            <span key={line} className="log-line">
              {line}
            </span>
          ))}
          {gainsOf(game, moments[step - 1]!.state, moment.state, seats.length).map(({ seat, source, points }) => (
            <span key={`${seat}${source}`} className="gain" data-colour={seats[seat]!.colour}>
              {seats[seat]!.name} {points > 0 ? '+' : '−'}
              {Math.abs(points)} ({words.source(source)})
            </span>
          ))}
        </span>
      </a>
      <p className="log-clauses">
        {[...clauses].map((clause) => (
          <ClauseLink key={clause} game={sitting.game} clause={clause}>
            {clause}
          </ClauseLink>
        ))}
      </p>
      {children}
    </li>
  );
}

function By({ moment, sitting }: { readonly moment: Moment; readonly sitting: TableView['sitting'] }) {
  const by = moment.step?.by;
  return typeof by === 'number' ? <Mark look={sitting.seats[by]!} /> : <span className="log-chance" aria-hidden="true" />;
}
