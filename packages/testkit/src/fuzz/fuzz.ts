/** Plays at random for as long as told, checks every law, and feeds the engine input that it must refuse. */
import { type Game, type GameTypes, type Play, SeededDice, writeRecord } from '@shinar/core';
import { Breach, FAULTS } from '../breach.ts';
import { LawBroken } from '../law.ts';
import { checkGame, type Lot, type Trial } from '../laws/check-game.ts';
import { livelyChooser, randomChooser } from '../play/choosers.ts';
import { checkStateJson, checkSteps, checkText } from './hostile.ts';
import { mutate, mutateState } from './mutate.ts';

const FULL_EVERY = 4;
const HOSTILE_TEXTS = 10;

export interface FuzzOptions {
  readonly seed: number;
  /** When to stop, if nothing is found before. */
  readonly until: { readonly seconds: number } | { readonly games: number };
  /** The folder for breaches. */
  readonly saveTo?: string;
  /** Called after every game. */
  readonly onProgress?: (report: FuzzReport) => void;
}

export interface FuzzReport {
  readonly games: number;
  readonly steps: number;
  /** Wrong records tried, and how many of them happened to be valid. */
  readonly offered: number;
  readonly accepted: number;
  /** The breach found, if any; the fuzzer stops there. */
  readonly breach?: Breach;
}

export function fuzz<G extends GameTypes>(game: Game<G>, { seed, until, saveTo = FAULTS, onProgress }: FuzzOptions): FuzzReport {
  const trials = trialsOf(game, saveTo);
  const choosers = [randomChooser, livelyChooser()];
  const stop = 'seconds' in until ? performance.now() + until.seconds * 1000 : Number.POSITIVE_INFINITY;
  const games = 'games' in until ? until.games : Number.POSITIVE_INFINITY;
  let report: FuzzReport = { games: 0, steps: 0, offered: 0, accepted: 0 };
  for (let stream = 0; stream < games && performance.now() < stop; stream++) {
    const trial = trials[stream % trials.length]!;
    const choose = choosers[Math.floor(stream / trials.length) % choosers.length]!;
    try {
      const play = checkGame(trial, { seed, stream }, choose);
      const accepted = offer(trial, play, { seed, stream });
      report = {
        games: report.games + 1,
        steps: report.steps + play.steps.length,
        offered: report.offered + HOSTILE_TEXTS,
        accepted: report.accepted + accepted,
      };
    } catch (error) {
      if (error instanceof Breach) return { ...report, breach: error };
      throw error;
    }
    onProgress?.(report);
  }
  return report;
}

/** A table for each number of players. A move counts as conceivable there once it has been legal somewhere: everywhere else it must be refused. */
function trialsOf<G extends GameTypes>(game: Game<G>, saveTo: string): Trial<G>[] {
  const [fewest, most] = game.rules.seats;
  return Array.from({ length: most - fewest + 1 }, (_, i) => ({
    game,
    players: fewest + i,
    conceivable: { moves: new Map(), complete: false },
    fullEvery: FULL_EVERY,
    saveTo,
  }));
}

/** Tries wrong records and states made from a finished game; returns how many of the records were accepted. */
function offer<G extends GameTypes>({ game, players, saveTo }: Trial<G>, play: Play<G>, { seed, stream }: Lot): number {
  const dice = new SeededDice((seed ^ 0x5bd1e995) >>> 0, stream);
  const text = writeRecord(play.record());
  let wrong = '';
  let accepted = 0;
  try {
    for (let i = 0; i < HOSTILE_TEXTS; i++) {
      wrong = mutate(text, dice);
      if (checkText(game, wrong) === 'accepted') accepted++;
    }
    checkSteps(game, players, wrong);
    const state = mutateState(play.state, dice);
    wrong = JSON.stringify(state);
    checkStateJson(game, state);
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    throw new Breach(`${game.rules.id}, ${players} players, seed ${seed}, game ${stream}`, error, { folder: saveTo, record: wrong });
  }
  return accepted;
}
