import type { Game, GameTypes, Seat } from '@shinar/core';
import type { GameUi, GameWords } from '../games/game-ui.ts';
import { useMessages } from '../i18n/messages.tsx';
import { ClauseLink } from '../rules/ClauseLink.tsx';
import { clausesOf } from '../rules/event-clauses.ts';
import { Mark } from '../seats/Mark.tsx';
import { botChoice } from './bot-choice.ts';
import type { TableView } from './table.ts';
import type { Moment } from './timeline.ts';
import { WhyStep } from './WhyStep.tsx';

interface LogProps<G extends GameTypes> {
  readonly ui: GameUi<G>;
  readonly kept: TableView['kept'];
  readonly moments: readonly Moment<G>[];
  readonly words: GameWords<G>;
  /** The step that is shown on the board. */
  readonly at: number;
  readonly address: (step: number) => string;
  /** Whether the bots may be asked why. */
  readonly why: boolean;
}

/** What happened, the latest first; each entry leads to its step, and the one shown can be asked about if a bot made it. */
export function Log<G extends GameTypes>({ ui, kept, moments, words, at, address, why }: LogProps<G>) {
  const { table } = useMessages();
  if (moments.length === 1) return <p>{table.logEmpty}</p>;
  const choice = why ? botChoice(ui.game, kept.seats, moments, at) : undefined;
  const entries = moments.map((moment, step) => ({ moment, step })).slice(1);
  return (
    <ol className="log" reversed>
      {entries.reverse().map(({ moment, step }) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <a className="log-step" href={address(step)}>
            <By moment={moment} kept={kept} />
            <span>
              {words.events(moment.events).map((line) => (
                <span key={line} className="log-line">
                  {line}
                </span>
              ))}
              {gainsOf(ui.game, moments[step - 1]!, moment, kept).map(({ seat, source, points }) => (
                <span key={`${seat}${source}`} className="gain" data-colour={kept.seats[seat]!.colour}>
                  {kept.seats[seat]!.name} {points > 0 ? '+' : '−'}
                  {Math.abs(points)} {words.source(source)}
                </span>
              ))}
            </span>
          </a>
          <p className="log-clauses">
            {clausesOf(kept.game, moment.events).map((clause) => (
              <ClauseLink key={clause} game={kept.game} clause={clause}>
                {clause}
              </ClauseLink>
            ))}
          </p>
          {step === at && choice !== undefined && <WhyStep ui={ui} kept={kept} words={words} choice={choice} />}
        </li>
      ))}
    </ol>
  );
}

function By({ moment, kept }: { readonly moment: Moment; readonly kept: TableView['kept'] }) {
  const by = moment.step?.by;
  return typeof by === 'number' ? <Mark look={kept.seats[by]!} /> : <span className="log-chance" aria-hidden="true" />;
}

/** Whose points changed between two moments, and by which source. */
function gainsOf<G extends GameTypes>({ rules }: Game<G>, before: Moment<G>, after: Moment<G>, { seats }: TableView['kept']) {
  return seats.flatMap((_, seat: Seat) => {
    const change = new Map<string, number>();
    for (const { source, points } of rules.score(after.state, seat)) change.set(source, (change.get(source) ?? 0) + points);
    for (const { source, points } of rules.score(before.state, seat)) change.set(source, (change.get(source) ?? 0) - points);
    return [...change].filter(([, points]) => points !== 0).map(([source, points]) => ({ seat, source, points }));
  });
}
