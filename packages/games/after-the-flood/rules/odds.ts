/** F12.2 calculated exactly: what an attack fought to the end brings. */
import { DIE } from './phases/fight.ts';

export interface Odds {
  /** The probability that all defenders fall. */
  readonly win: number;
  /** The armies lost on average, not counting the one that enters the area. */
  readonly loss: number;
  /** The defending armies that fall on average. */
  readonly gain: number;
  /** The probability of losing exactly this many armies. */
  readonly losses: readonly number[];
}

/** The probability that two dice add up to `need` or more. */
export function hitChance(need: number): number {
  let hits = 0;
  for (let first = 1; first <= DIE; first++) for (let second = 1; second <= DIE; second++) if (first + second >= need) hits++;
  return hits / (DIE * DIE);
}

/**
 * Every roll costs one side an army, so after r rolls with k misses the fight stands at armies - k against defenders - (r - k);
 * it ends when one side has none left.
 */
export function invasionOdds(armies: number, defenders: number, need: number): Odds {
  const hit = hitChance(need);
  const losses = Array.from({ length: armies + 1 }, () => 0);
  let win = 0;
  let gain = 0;
  const fight = (lost: number, fallen: number, chance: number): void => {
    if (fallen === defenders || lost === armies) {
      losses[lost] += chance;
      gain += chance * fallen;
      if (fallen === defenders) win += chance;
      return;
    }
    fight(lost, fallen + 1, chance * hit);
    fight(lost + 1, fallen, chance * (1 - hit));
  };
  fight(0, 0, 1);
  return { win, loss: losses.reduce((sum, chance, lost) => sum + chance * lost, 0), gain, losses };
}
