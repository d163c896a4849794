import type { Game, GameTypes } from '@shinar/core';
import type { GameUi, GameWords, Moment } from '@shinar/table';
import { Mark } from '@shinar/table';
import { ClauseLink } from '../../base/cite/ClauseLink.tsx';
import { useMessages } from '../../base/words/messages.ts';
import { botChoice } from '../../bots/bot-choice.ts';
import { WhyStep } from '../hints/WhyStep.tsx';
import type { TableView } from '../model/table.ts';
import { gainsOf } from './gains.ts';

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

/** What happened, the latest first; each entry leads to its step, and the one shown can be asked about if a bot made it. */
export function Log<G extends GameTypes>({ ui, sitting, moments, words, at, address, why }: LogProps<G>) {
  const { table } = useMessages();
  if (moments.length === 1) return <p>{table.logEmpty}</p>;
  const choice = why ? botChoice(ui.game, sitting.seats, moments, at) : undefined;
  const entries = moments.map((moment, step) => ({ moment, step })).slice(1);
  return (
    <ol className="log" reversed>
      {entries.reverse().map(({ moment, step }) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <a className="log-step" href={address(step)}>
            <By moment={moment} sitting={sitting} />
            <span>
              {words.events(moment.events).map((line) => (
                <span key={line} className="log-line">
                  {line}
                </span>
              ))}
              {gainsOf(ui.game, moments[step - 1]!, moment, sitting.seats.length).map(({ seat, source, points }) => (
                <span key={`${seat}${source}`} className="gain" data-colour={sitting.seats[seat]!.colour}>
                  {sitting.seats[seat]!.name} {points > 0 ? '+' : '−'}
                  {Math.abs(points)} {words.source(source)}
                </span>
              ))}
            </span>
          </a>
          <p className="log-clauses">
            {clausesOf(ui.game, moment).map((clause) => (
              <ClauseLink key={clause} game={sitting.game} clause={clause}>
                {clause}
              </ClauseLink>
            ))}
          </p>
          {step === at && choice !== undefined && <WhyStep ui={ui} sitting={sitting} words={words} choice={choice} />}
        </li>
      ))}
    </ol>
  );
}

function By({ moment, sitting }: { readonly moment: Moment; readonly sitting: TableView['sitting'] }) {
  const by = moment.step?.by;
  return typeof by === 'number' ? <Mark look={sitting.seats[by]!} /> : <span className="log-chance" aria-hidden="true" />;
}

/** The clauses that tell of what happened, each once, in the order of the events. */
const clausesOf = <G extends GameTypes>({ rules }: Game<G>, { events }: Moment<G>): string[] => [
  ...new Set(events.flatMap((event) => rules.about(event).clauses)),
];
