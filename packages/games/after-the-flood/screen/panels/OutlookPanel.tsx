import type { BoardProps } from '@shinar/table';
import { Mark } from '@shinar/table';
import {
  type AfterTheFlood,
  areaForecast,
  declineForecast,
  majorityForecast,
  nextDecline,
  orderForecast,
  PHASE,
  pointsAhead,
  productionAhead,
  productionForecast,
  TURNS,
} from '../../rules/index.ts';
import { SEAT_LIST } from '../../words/text.ts';
import { capital, type FloodWords } from '../../words/words.ts';
import { EmpiresToCome } from './EmpiresToCome.tsx';
import '../panels.css';

type Props = BoardProps<AfterTheFlood, FloodWords>;

/** What production, decline, points, order and majorities would give as things stand, also after the move that is pointed at. */
export function OutlookPanel(props: Props) {
  const { state, preview, words } = props;
  const { outlook, board } = words.messages;
  const shown = { ...props, state: preview?.state ?? state };
  const over = state.phase === PHASE.over;
  const decline = nextDecline(state.turn);
  return (
    <div className="flood-outlook">
      {!over && (
        <>
          <h2>{board.empires}</h2>
          <EmpiresToCome {...shown} />
        </>
      )}
      {pointsAhead(state) && (
        <>
          <h2>{outlook.areas}</h2>
          <Areas {...shown} />
        </>
      )}
      {productionAhead(state) && (
        <>
          <h2>{outlook.production}</h2>
          <Production {...shown} />
        </>
      )}
      {!over && decline !== undefined && (
        <>
          <h2>{outlook.decline(decline)}</h2>
          <Decline {...shown} />
        </>
      )}
      {!over && (
        <>
          <h2>{outlook.order(state.turn === TURNS)}</h2>
          <p>{words.and(orderForecast(shown.state).map(words.who))}</p>
        </>
      )}
      <h2>{outlook.majorities(over)}</h2>
      <Majorities {...shown} />
    </div>
  );
}

function Heads({ seats }: Pick<Props, 'seats'>) {
  return (
    <thead>
      <tr>
        <td />
        {seats.map((look) => (
          <th key={look.colour} scope="col">
            <Mark look={look} /> <span className="for-readers">{look.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Areas({ state, seats, words }: Props) {
  const forecast = areaForecast(state);
  return <Rows seats={seats} rows={[{ title: capital(words.messages.sources.areas), of: (seat) => forecast[seat]! }]} />;
}

function Production({ state, seats, words }: Props) {
  const { goods, outlook } = words.messages;
  const forecast = productionForecast(state);
  const rows: readonly Row[] = [
    { title: capital(goods.grain), of: (seat) => forecast[seat]!.grain },
    { title: capital(goods.textiles), of: (seat) => forecast[seat]!.textiles },
    { title: capital(outlook.workersToCome), of: (seat) => forecast[seat]!.workers },
  ];
  return <Rows seats={seats} rows={rows} />;
}

interface Row {
  readonly title: string;
  readonly of: (seat: number) => number;
}

function Rows({ seats, rows }: Pick<Props, 'seats'> & { readonly rows: readonly Row[] }) {
  return (
    <table className="scores">
      <Heads seats={seats} />
      <tbody>
        {rows.map(({ title, of }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            {SEAT_LIST.map((seat) => (
              <td key={seat}>{of(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Decline({ state, seats, words }: Props) {
  const { outlook, label } = words.messages;
  const losses = declineForecast(state);
  if (losses.length === 0) return <p>{outlook.noDecline}</p>;
  return (
    <ul>
      {SEAT_LIST.filter((seat) => losses.some((loss) => loss.seat === seat)).map((seat) => (
        <li key={seat}>
          <Mark look={seats[seat]!} />{' '}
          {label(
            words.who(seat),
            words.and(losses.filter((loss) => loss.seat === seat).map(({ count, place }) => outlook.loses(count, words.place(place)))),
          )}
        </li>
      ))}
    </ul>
  );
}

function Majorities({ state, seats, words }: Props) {
  const { outlook } = words.messages;
  const lines = majorityForecast(state);
  const total = (seat: number): number => lines.filter((line) => line.seat === seat).reduce((sum, { points }) => sum + points, 0);
  return (
    <table className="scores">
      <Heads seats={seats} />
      <tbody>
        {lines.map(({ place, points, seat: leader }) => (
          <tr key={place}>
            <th scope="row">{words.place(place)}</th>
            {SEAT_LIST.map((seat) => (
              <td key={seat}>{seat === leader ? points : '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{outlook.total}</th>
          {SEAT_LIST.map((seat) => (
            <td key={seat}>{total(seat)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
