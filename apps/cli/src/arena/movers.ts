/** Who plays a seat of an arena: one of our bots, or somebody else's program. */
import { createBot, readSpec } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import type { Game, Play } from '@shinar/core';
import { EngineFault } from '../engine/child.ts';
import type { Programs } from '../engine/seats.ts';
import { type ProgramSpec, readProgram } from '../engine/spec.ts';

export interface Mover {
  /** Whether it thinks in this thread. */
  readonly isHere: boolean;
  /** Plays a step for the acting seat. */
  move(play: Play): void | Promise<void>;
  /** Called when the game is over. */
  end(play: Play): void;
}

export interface Sitting {
  readonly game: Game;
  readonly players: number;
  readonly seat: number;
  readonly seed: number;
}

/** Plays on for a program that lost through a fault, so that the others can finish. */
const STAND_IN = 'greedy';

function botMover(spec: string, { game, players, seed }: Sitting): Mover {
  const bot = createBot(withBots(game), readSpec(spec, '--bots'), { players, seed, clock: performance });
  return { isHere: true, move: (play) => play.move(bot.choose(play.state)), end: () => undefined };
}

async function programMover(
  { command, allowance }: ProgramSpec,
  sitting: Sitting,
  programs: Programs,
  failed: (why: string) => void,
): Promise<Mover> {
  const { game, players, seat, seed } = sitting;
  let standIn: Mover | undefined;
  const fail = (fault: unknown): Mover => {
    if (!(fault instanceof EngineFault)) throw fault;
    programs.drop(command, seat);
    failed(fault.message);
    standIn = botMover(STAND_IN, sitting);
    return standIn;
  };
  try {
    const program = await programs.at(command, seat);
    await program.begin(game, players, seat, seed);
    return {
      isHere: false,
      move: (play) =>
        standIn === undefined ? program.play(play, allowance).catch((fault: unknown) => fail(fault).move(play)) : standIn.move(play),
      end: (play) => {
        if (standIn === undefined) program.end(play);
      },
    };
  } catch (fault) {
    return fail(fault);
  }
}

/** `failed` is called once if a program loses its game through a fault. */
export async function moverOf(spec: string, sitting: Sitting, programs: Programs, failed: (why: string) => void): Promise<Mover> {
  const program = readProgram(spec);
  return program === undefined ? botMover(spec, sitting) : programMover(program, sitting, programs, failed);
}
