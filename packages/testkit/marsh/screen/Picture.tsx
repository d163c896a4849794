import { POOL_NAMES } from '../rules/board.ts';
import { pointOf, SIZE } from './layout.ts';

export function Picture() {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {POOL_NAMES.map((name, pool) => {
        const { x, y } = pointOf(pool);
        return <circle key={name} cx={x} cy={y} r={38} />;
      })}
    </svg>
  );
}
