/** An arena: people who are free are paired again, until time is up. */
import { pairRound } from '../pairing.ts';
import { tablePoints } from '../standings.ts';
import { type Entrant, hasLeft, type Kind, type NewTable, type Next, namesOf, OVER, type Progress, tablesWith, WAIT } from './kind.ts';
import { pointsIn } from './rounds.ts';

const MINUTE = 60_000;
/** How long a few people wait for opponents other than those they just met. */
const PATIENCE = MINUTE / 2;
/** How long they wait for people before a bot fills the table. */
const LONELY = 1.5 * MINUTE;

/** More than anybody plays in two hours: people who resign at once don't get tables without end. */
const MOST_GAMES = 60;

interface Free extends Entrant {
  readonly since: number;
}

function next(progress: Progress): Next {
  const { tables, now, endsAt } = progress;
  const isOn = tables.some(({ status }) => status !== 'over');
  if (now >= endsAt) return isOn ? WAIT : OVER;
  const gone = namesOf(progress.entrants.filter((entrant) => hasLeft(tablesWith(tables, entrant.person).slice(-1), entrant)));
  const free = freePeople(progress).filter(({ person }) => !gone.includes(person));
  return { gone, tables: paired(progress, free) };
}

/** Longest waiting first. */
function freePeople({ entrants, tables, startedAt }: Progress): Free[] {
  const free = entrants.flatMap((entrant) => {
    const mine = tablesWith(tables, entrant.person);
    if (mine.length >= MOST_GAMES || mine.some(({ status }) => status !== 'over')) return [];
    return { ...entrant, since: Math.max(startedAt, entrant.at, ...mine.map(({ endedAt }) => endedAt ?? 0)) };
  });
  return free.sort((a, b) => a.since - b.since);
}

function paired(progress: Progress, free: readonly Free[]): readonly NewTable[] {
  const { size, now, startedAt, tables, apart } = progress;
  const waited = now - (free[0]?.since ?? now);
  const isFirst = now === startedAt;
  const full = free.length - (free.length % size);
  if (free.length < 2 || (free.length < 2 * size && waited < PATIENCE && !isFirst)) return [];
  if (full === 0 && waited < LONELY && !isFirst) return [];
  const people = (full === 0 ? free : free.slice(0, full)).map(({ person }) => person);
  const before = tables.map(({ seating }) => seating);
  return pairRound({ people, size, before, points: pointsIn(progress), apart }).map((seating) => ({ seating, division: 0 }));
}

export const arena: Kind = {
  rounds: () => 0,
  next,
  pointsOf: tablePoints,
  clock: { type: 'live', bank: 10 * MINUTE, increment: 10_000 },
  takesLate: ({ now, endsAt }) => now < endsAt,
};
