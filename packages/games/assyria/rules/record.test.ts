import { Play, playStep, type StepBody } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { assyria } from './index.ts';
import { type Position, position } from './testing.ts';

describe('a wrong step in a record is refused with its clause', () => {
  const acting = { players: 2, phase: 'actions', ziggurats: ['c1r0', 'c4r5'] } as const;
  const rich = { ...acting, camels: [10, 0] } as const;

  test.each<[string, Position, StepBody[], string]>([
    ['a hut on a cut-off column', { ...acting, phase: 'huts', toPlace: 1, huts: ['c5r2'] }, [{ do: 'hut', at: 'c6r2' }], 'A2.3 cut-off'],
    [
      'a fertile well',
      { ...acting, phase: 'wells', huts: ['c0r2 c0r3 c1r2 c0r0 c0r1 c1r1'] },
      [{ do: 'well', at: ['c0r2', 'c0r3', 'c1r2'] }],
      'A6.6 fertile',
    ],
    [
      'a second food purchase',
      { ...rich, field: ['- salt1', '- joker'] },
      [
        { do: 'buy', card: 'salt1' },
        { do: 'buy', card: 'joker' },
      ],
      'A7.5 food-bought',
    ],
    ['a base beside a well', { ...rich, huts: ['c0r0'], wells: ['c0r0 c0r1 c1r0'] }, [{ do: 'build', at: 'c0r0' }], 'A7.1 beside-well'],
    [
      'a fourth offering camel',
      rich,
      [
        { do: 'offer', camels: 3 },
        { do: 'offer', camels: 1 },
      ],
      'A7.4 offering-limit',
    ],
  ])('%s', (_, given, bodies, fault) => {
    const play = new Play(assyria, 2);
    play.state.copyFrom(position(given));
    const last = bodies.at(-1)!;
    for (const body of bodies.slice(0, -1)) playStep(play, { by: 0, ...body }, 'step');
    const before = play.state.hash();
    expect(() => playStep(play, { by: 0, ...last }, 'step')).toThrow(`step: ${fault}`);
    expect(play.state.hash()).toBe(before);
  });

  test('an eleventh camel', () => {
    const play = new Play(assyria, 2);
    const huts = ['', 'c0r2 c1r1 c0r4'];
    play.state.copyFrom(
      position({ ...acting, phase: 'supply', place: 1, huts, hands: ['plow', 'joker'], fed: 'c0r2 c1r1', camels: [0, 3] }),
    );
    const steps: StepBody[] = [
      { do: 'feed', card: 'joker', huts: ['c0r4'] },
      { do: 'intrigue', with: 'upper' },
      { do: 'intrigue', with: 'upper' },
      { do: 'offer', camels: 2 },
    ];
    playStep(play, { by: 1, ...steps[0]! }, 'step');
    playStep(play, { by: 0, do: 'end' }, 'step');
    for (const body of steps.slice(1)) playStep(play, { by: 1, ...body }, 'step');
    expect(() => playStep(play, { by: 1, do: 'offer', camels: 1 }, 'step')).toThrow('step: A6.7 camel-limit');
  });
});
