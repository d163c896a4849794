import type { Profile } from '@shinar/protocol';
import { useSettings } from '../../../base/settings/settings.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { dayAndYear } from '../../../wire/said/times.ts';

type History = Profile['games'][number]['history'];

const [WIDTH, HEIGHT] = [520, 200];
const BOX = { left: 48, right: 12, top: 14, bottom: 26 };
const STEP = 100;

/** A rating over time, a point for each rated game. */
export function RatingChart({ history }: { readonly history: History }) {
  const { profile: words } = useCompany();
  const { language } = useSettings();
  const ratings = history.map(({ rating }) => rating);
  const low = Math.floor(Math.min(...ratings) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...ratings) / STEP) * STEP);
  const x = (i: number): number => BOX.left + (i / Math.max(1, history.length - 1)) * (WIDTH - BOX.left - BOX.right);
  const y = (rating: number): number => BOX.top + ((high - rating) / (high - low)) * (HEIGHT - BOX.top - BOX.bottom);
  const [first, last] = [history[0]!, history.at(-1)!];
  return (
    <svg
      className="rating-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={words.chartLabel(first.rating, last.rating, history.length)}
    >
      {[low, (low + high) / 2, high].map((rating) => (
        <g key={rating}>
          <line x1={BOX.left} x2={WIDTH - BOX.right} y1={y(rating)} y2={y(rating)} />
          <text x={BOX.left - 6} y={y(rating) + 4} textAnchor="end">
            {Math.round(rating)}
          </text>
        </g>
      ))}
      <polyline points={ratings.map((rating, i) => `${x(i)},${y(rating)}`).join(' ')} />
      <circle cx={x(history.length - 1)} cy={y(last.rating)} r={4} />
      <text x={BOX.left} y={HEIGHT - 6}>
        {dayAndYear(first.at, language)}
      </text>
      {history.length > 1 && (
        <text x={WIDTH - BOX.right} y={HEIGHT - 6} textAnchor="end">
          {dayAndYear(last.at, language)}
        </text>
      )}
    </svg>
  );
}
