import type { ViewProps } from '@shinar/table';
import { Mark } from '@shinar/table';
import { type AfterTheFlood, empireForecast, type Flood, OPENINGS } from '../../rules/index.ts';
import { claimText } from '../../words/text.ts';
import type { FloodWords } from '../../words/words.ts';

/** The empires of this turn and of those to come, with who has started or may claim them. */
export function EmpiresToCome({ state, seats, words }: ViewProps<AfterTheFlood, FloodWords>) {
  const { outlook, tokens } = words.messages;
  const claims = empireForecast(state);
  const turns = OPENINGS.map((_, i) => i + 1).filter((turn) => claims.some((claim) => claim.turn === turn));
  return (
    <ul className="flood-empires">
      {turns.map((turn) => (
        <li key={turn}>
          <b>{outlook.turn(turn)}</b>
          <ul>
            {claims
              .filter((claim) => claim.turn === turn)
              .map(({ empire, armies, seats: able }) => (
                <li key={empire}>
                  {words.empire(empire)} ({tokens.armies(armies)}){' '}
                  {marksOf(state, turn, empire, able).map((seat) => (
                    <Mark key={seat} look={seats[seat]!} />
                  ))}{' '}
                  <small>{claimText(state, turn, empire, able, words)}</small>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function marksOf(state: Flood, turn: number, empire: number, able: readonly number[]): readonly number[] {
  const owner = turn === state.turn ? state.empire.indexOf(empire + 1) : -1;
  return owner < 0 ? able : [owner];
}
