/** What the results say about each bot. */
import { wilson } from '@shinar/core';
import { rate, rating } from 'openskill';
import type { Result } from './results.ts';

export interface Standing {
  readonly bot: string;
  readonly games: number;
  /** Its number of seats, over all games. */
  readonly seats: number;
  /** Its share of all wins, with the 95% Wilson interval. */
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  readonly scores: readonly number[];
  readonly meanScore: number;
  readonly msPerMove: number;
  readonly longest: number;
  readonly busiest: number;
  /** Games lost through a fault: programs only. */
  readonly faults: number;
  readonly skill: number;
  readonly doubt: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The bots, the strongest first. */
export function standingsOf(results: readonly Result[]): Standing[] {
  const bots = [...new Set(results.flatMap((result) => result.bots))];
  const skills = skillsOf(results, bots);
  return bots.map((bot) => standingOf(bot, results, skills.get(bot)!)).sort((a, b) => b.skill - a.skill);
}

function standingOf(bot: string, results: readonly Result[], skill: { readonly mu: number; readonly sigma: number }): Standing {
  const games = results.filter((result) => result.bots.includes(bot));
  const pick = (of: (result: Result) => readonly number[]): number[] =>
    games.flatMap((result) => of(result).filter((_, seat) => result.bots[seat] === bot));
  const wins = sum(pick(({ shares }) => shares)) / games.length;
  const scores = pick(({ scores: all }) => all);
  return {
    bot,
    games: games.length,
    seats: scores.length / sum(games.map(({ players }) => players)),
    wins,
    ...wilson(wins, games.length),
    scores,
    meanScore: sum(scores) / scores.length,
    msPerMove: sum(pick(({ ms }) => ms)) / sum(pick(({ moves }) => moves)),
    longest: Math.max(...pick(({ longest }) => longest)),
    busiest: Math.max(...pick(({ busiest }) => busiest)),
    faults: games.filter(({ bots, faults = {} }) => Object.keys(faults).some((seat) => bots[Number(seat)] === bot)).length,
    skill: skill.mu,
    doubt: skill.sigma,
  };
}

/** OpenSkill: every seat plays for itself; a bot in several seats gets the mean of their ratings. */
function skillsOf(results: readonly Result[], bots: readonly string[]): Map<string, { mu: number; sigma: number }> {
  const skills = new Map(bots.map((bot) => [bot, rating()]));
  for (const { bots: seated, shares, scores } of results) {
    const rank = seated.map((_, seat) => seated.filter((_other, other) => isAhead(other, seat, shares, scores)).length + 1);
    const rated = rate(
      seated.map((bot) => [skills.get(bot)!]),
      { rank },
    );
    for (const bot of new Set(seated)) {
      const own = rated.flatMap((team, seat) => (seated[seat] === bot ? team : []));
      skills.set(bot, { mu: sum(own.map(({ mu }) => mu)) / own.length, sigma: sum(own.map(({ sigma }) => sigma)) / own.length });
    }
  }
  return skills;
}

const isAhead = (other: number, seat: number, shares: readonly number[], scores: readonly number[]): boolean =>
  shares[other]! > shares[seat]! || (shares[other] === shares[seat] && scores[other]! > scores[seat]!);
