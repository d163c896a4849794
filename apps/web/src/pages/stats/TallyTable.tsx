import type { TallyRow } from '@shinar/core';
import { useSettings } from '../../base/settings/settings.ts';
import { STATS_WORDS } from './words.ts';

/** Lines shown per table; the file has them all. */
const SHOWN = 12;
const WIDTH = 160;
const HEIGHT = 20;

interface TallyTableProps {
  readonly title: string;
  readonly rows: readonly TallyRow[];
  readonly equal: number;
  readonly nameOf: (row: TallyRow) => string;
}

/** How each fared, as bars with their 95% intervals. */
export function TallyTable({ title, rows, equal, nameOf }: TallyTableProps) {
  const { language } = useSettings();
  const say = STATS_WORDS[language];
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <table className="stats-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          <th colSpan={2}>{say.wins}</th>
          <th>{say.times}</th>
          <th>{say.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN).map((row) => (
          <tr key={row.name}>
            <th>{nameOf(row)}</th>
            <td>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
                <rect className="stats-bar" y={4} width={row.share * WIDTH} height={HEIGHT - 8} />
                <path className="stats-interval" d={`M${row.low * WIDTH} ${HEIGHT / 2}H${row.high * WIDTH}`} />
                <path className="stats-equal" d={`M${equal * WIDTH} 0V${HEIGHT}`} />
              </svg>
            </td>
            <td>{percent.format(row.share)}</td>
            <td>{row.seats}</td>
            <td>{number.format(row.points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
