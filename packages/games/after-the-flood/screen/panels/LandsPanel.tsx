import type { BoardProps } from '@shinar/table';
import { useMemo } from 'react';
import { type AfterTheFlood, AREAS, BOXES, destroyCost, isSumer, type Move, PHASE, placeOf, SUMER, WORTH } from '../../rules/index.ts';
import { goodIndexes } from '../../words/good-indexes.ts';
import { oddsLines } from '../../words/notes.ts';
import { bordersOf } from '../../words/text.ts';
import { placeIn, placeToken } from '../../words/tokens.ts';
import { capital, type FloodWords } from '../../words/words.ts';
import { GoodMark } from '../art/GoodIcon.tsx';
import { type Possible, possibleIn } from '../possible.ts';
import '../panels.css';

type Props = BoardProps<AfterTheFlood, FloodWords>;
const PLACES_SHOWN: readonly number[] = [...AREAS.map((_, area) => area), ...BOXES.map(placeOf)];

/** What a move does in a place, as the name of an action. */
function deedText(move: Move, words: FloodWords): string {
  const { acts, start } = words.messages.lands;
  if (move.type === 'empire') return start(words.empire(move.of));
  if (move.type === 'city' && move.from !== undefined) return acts.moveCity;
  return move.type in acts ? acts[move.type as keyof typeof acts] : '';
}

/** Every place: what it is, what stands there, what the player to act can do there, and the odds of an attack. */
export function LandsPanel(props: Props) {
  const { game, state, words, chosen } = props;
  const { lands } = words.messages;
  const possible = useMemo(() => new Map(possibleIn(game, state).map((each) => [each.place, each])), [game, state]);
  const picked = chosen.map(placeIn).find((place) => place !== undefined);
  const places = picked === undefined ? PLACES_SHOWN : [picked, ...PLACES_SHOWN.filter((place) => place !== picked)];
  return (
    <>
      {state.phase !== PHASE.over && <p className="hint">{lands.hint}</p>}
      <ul className="flood-lands">
        {places.map((place) => (
          <Land key={place} place={place} possible={possible.get(place)} props={props} open={place === picked} />
        ))}
      </ul>
    </>
  );
}

interface LandProps {
  readonly place: number;
  readonly possible: Possible | undefined;
  readonly props: Props;
  readonly open: boolean;
}

function Land({ place, possible, props, open }: LandProps) {
  const { state, words, offered, onPick } = props;
  const { lands, benefits, board } = words.messages;
  const isArea = place < AREAS.length;
  const token = placeToken(place);
  const deeds = [...new Set((possible?.moves ?? []).map((move) => deedText(move, words)))].filter((deed) => deed !== '');
  const city = isArea && isSumer(place) ? state.city[place]! : 0;
  const army = isArea ? state.armyOf[place]! : 0;
  const attackable = possible?.moves.some(({ type }) => type === 'invade') ?? false;
  const foreign = city > 0 && city !== state.seat + 1;
  return (
    <li className="flood-land-line" data-open={open ? '' : undefined}>
      <div className="flood-land-head">
        {offered.has(token) ? (
          <button type="button" className="quiet" onClick={() => onPick(token)}>
            {words.place(place)}
          </button>
        ) : (
          <strong>{words.place(place)}</strong>
        )}
        {isArea && goodIndexes(place).map((good) => <GoodMark key={good} good={good} />)}
        {WORTH[place]! > 0 && <small>{board.points(WORTH[place]!)}</small>}
      </div>
      <p>
        {isArea && isSumer(place) && <span>{benefits[SUMER[place]!]}</span>}
        {isArea && bordersOf(place).length > 0 && <small>{lands.borders(words.and(bordersOf(place).map(words.place)))}</small>}
        {army > 0 && <span>{lands.holds(words.who(army - 1), state.armies[place]!)}</span>}
        {foreign && state.phase !== PHASE.over && <span>{lands.destroyCost(destroyCost(state, place))}</span>}
        {deeds.length > 0 && <b>{lands.canDo(words.and(deeds))}</b>}
        {attackable && army === 0 && <span>{capital(lands.free)}</span>}
        {attackable && oddsLines(state, place, words).map((line) => <span key={line}>{line}</span>)}
      </p>
    </li>
  );
}
