/** For tests: a table of Sumeria at a made-up server, as a page of one of three people has it. */
import type { Code, Step } from '@shinar/core';
import { type Sumeria, sumeria } from '@shinar/sumeria/rules';
import { sumeriaUi } from '@shinar/sumeria/screen';
import { choicesIn } from '@shinar/table';
import { beforeEach, vi } from 'vitest';
import { Room } from '../../../../wire/line/room.ts';
import { FakeServer, PEOPLE, pageForTests, TABLE } from '../../../../wire/line/testing.ts';
import { RemoteTable } from './remote-table.ts';

export class Scene {
  server = new FakeServer(sumeria as never, PEOPLE);
  room = new Room(TABLE, this.server.wire);
  /** What the device keeps. */
  readonly stored = new Map<string, string>();

  /** The table as the one sees it whose turn it is, or somebody else. */
  enter(turn = true, confirm = false): RemoteTable<Sumeria> {
    this.comeIn();
    const { seat } = this.server.view().turn;
    return this.tableOf(PEOPLE[turn ? seat! : (seat! + 1) % 3], confirm);
  }

  /** The page goes away, and another one comes. */
  reload(person = PEOPLE[this.server.view().turn.seat!], confirm = false): RemoteTable<Sumeria> {
    this.room.leave();
    this.room = new Room(TABLE, this.server.wire);
    this.comeIn();
    return this.tableOf(person, confirm);
  }

  /** What the one could play first who is to act. */
  anyStep(at = this.server): Step {
    const play = at.play as never as { state: Sumeria['state'] };
    const { move } = choicesIn(sumeriaUi, play.state)[0]!;
    return { by: at.view().turn.seat!, ...sumeria.steps.write([move]) };
  }

  private comeIn(): void {
    this.room.enter();
    this.server.welcome();
    this.server.answer();
  }

  private tableOf(person: string | undefined, confirm: boolean): RemoteTable<Sumeria> {
    const seats = PEOPLE.map((name) => ({ name, colour: 'lapis' as const }));
    const table = new RemoteTable(sumeriaUi, this.room, { person, confirm: () => confirm, seats: () => seats });
    table.open();
    return table;
  }
}

/** A new one for each test, in made-up time. */
export function sceneForTests(take: (scene: Scene) => void): void {
  pageForTests();
  beforeEach(() => {
    vi.useFakeTimers();
    const scene = new Scene();
    const { stored } = scene;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    take(scene);
  });
}

export const first = (table: RemoteTable<Sumeria>): Code => table.view.get().choices[0]!.code;
export const steps = (table: RemoteTable<Sumeria>): number => table.view.get().moments.length - 1;
