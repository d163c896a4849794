import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, type Code, MoveList, Play, SeededDice, type Step } from '@shinar/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shinar } from '../testing.ts';
import { Child } from './child.ts';
import { Program } from './program.ts';
import { Engine } from './serve.ts';
import { CURIOUS } from './testing.ts';

const PAGE = readFileSync(new URL('../../../../docs/guide/engines.md', import.meta.url), 'utf8');

afterEach(() => vi.restoreAllMocks());

describe('the page', () => {
  const lines = /```transcript\n([\s\S]*?)```/.exec(PAGE)![1]!.trim().split('\n');
  const of = (sign: string): string[] => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));

  test('has a transcript that the example gives', async () => {
    const [command = '', ...args] = CURIOUS.split(' ');
    const { stdout, status } = spawnSync(command, args, { input: `${of('>').join('\n')}\n`, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual(of('<'));
    expect(status).toBe(0);
  });

  test('has a transcript that the arena gives', async () => {
    const written: string[] = [];
    const write = Child.prototype.write;
    vi.spyOn(Child.prototype, 'write').mockImplementation(function (this: Child, text) {
      written.push(...text.trim().split('\n'));
      write.call(this, text);
    });
    const game = gameOf('assyria');
    const play = new Play(game, 2);
    const dice = new SeededDice(1);
    const program = await Program.start(CURIOUS);
    await program.begin(game, 2, 0, 7);
    for (let asked = 0; asked < 2; ) {
      const actor = game.rules.actor(play.state);
      if (actor === CHANCE) play.chance(dice);
      else if (actor === 1) play.move(firstLegal(play));
      else asked += await program.play(play, { ms: 1000 }).then(() => 1);
    }
    await program.leave();
    expect([...written, '{"type":"quit"}']).toEqual(of('>'));
  });
});

/** The draws before the first seat acts. */
function opening(): readonly Step[] {
  const play = new Play(gameOf('assyria'), 2);
  while (play.game.rules.actor(play.state) === CHANCE) play.chance(new SeededDice(1));
  return play.steps;
}

function firstLegal({ game, state }: Play): Code {
  const list = new MoveList();
  game.rules.legal(state, list);
  return list.codes[0]!;
}

describe('shinar engine', () => {
  test('answers when it is told to stop, however much it was to think', async () => {
    const said: { readonly type?: string }[] = [];
    const engine = new Engine('search:playouts=1000000000', (message) => said.push(message));
    await engine.answer('{"type":"new","game":"assyria","players":2}');
    await engine.answer(JSON.stringify({ type: 'position', steps: opening() }));
    await engine.answer('{"type":"go","nodes":1000000000}');
    await engine.answer('{"type":"stop"}');
    await engine.done();
    expect(said.map(({ type }) => type)).toEqual(['ready', 'info', 'best']);
  });

  test('says what it did not understand', async () => {
    const { code, err } = await shinar(['engine', 'greedy'], { input: '{"type":"dance"}\n' });
    expect(code).toBe(1);
    expect(err).toContain('type: unknown-name: Unknown name: "dance"');
  });
});
