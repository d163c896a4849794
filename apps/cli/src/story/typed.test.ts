import { games } from '@shinar/catalogue/rules';
import { sumeria } from '@shinar/sumeria/rules';
import { expect, test } from 'vitest';
import { speak } from '../words/voice.ts';
import { readTyped, typedStep, whyNot } from './typed.ts';

const voice = await speak('en');

const moveOf = (id: string, text: string) => {
  const game = games[id]!;
  return game.steps.write(readTyped(text, game.steps, voice.wordsOf(game)));
};

test.each<[string, string, object]>([
  ['sumeria', 'move kish ur', { do: 'move', from: 'kish', to: 'ur' }],
  ['sumeria', 'take economy', { do: 'take', tiles: ['economy'] }],
  ['sumeria', 'take economy,religion', { do: 'take', tiles: ['economy', 'religion'] }],
  ['sumeria', 'take economy religion', { do: 'take', tiles: ['economy', 'religion'] }],
  ['sumeria', '{"by":3,"do":"add","at":"ur"}', { do: 'add', at: 'ur' }],
  ['assyria', 'feed dates3 c3r2,c3r3', { do: 'feed', card: 'dates3', huts: ['c3r2', 'c3r3'] }],
  ['assyria', 'well c3r2 c3r3 c4r2', { do: 'well', at: ['c3r2', 'c3r3', 'c4r2'] }],
  ['assyria', 'well D3 D4 e3', { do: 'well', at: ['c3r2', 'c3r3', 'c4r2'] }],
  ['assyria', 'buy plough', { do: 'buy', card: 'plow' }],
  ['assyria', 'harvest 1', { do: 'harvest', column: 0 }],
  ['assyria', 'offer 2', { do: 'offer', camels: 2 }],
  ['assyria', 'end', { do: 'end' }],
  ['after-the-flood', 'workers grain irrigation 1', { do: 'workers', spend: 'grain', to: 'irrigation', count: 1 }],
])('%s: %s is read as its step', (id, text, step) => {
  expect(moveOf(id, text)).toEqual(step);
});

test('a field that may be left out is given by its name', () => {
  const { steps, board } = games['after-the-flood']!;
  const [at, from] = (board.data as { areas: { name: string }[] }).areas.map(({ name }) => name) as [string, string];
  expect(steps.write(readTyped(`city ${at} from=${from}`, steps))).toEqual({ do: 'city', at, from });
});

test.each([
  ['dance', 'step.do: unknown-name'],
  ['move kish', 'step.to: missing-field'],
  ['move kish ur uruk', 'step: word-too-many'],
  ['move kish ur fast=yes', 'step.fast: unknown-field'],
  ['take economy,gold', 'step.tiles[1]: S7.3 unknown-name'],
  ['take economy religion gold', 'step.tiles[2]: S7.3 unknown-name'],
  ['remove', 'step.at: missing-field'],
  ['add 7', 'step.at: S4.1 unknown-name'],
])('%s cannot be read, and it is said why', (text, message) => {
  expect(() => readTyped(text, sumeria.steps)).toThrow(message);
});

test('S2.2 why a step may not be played: refused, too short, too long', () => {
  const state = sumeria.rules.setup(3);
  const laid = sumeria.steps.read({ do: 'row', states: ['sippar', 'kish', 'nippur', 'adab', 'uruk', 'ur', 'lagash', 'umma'] }, 'step');
  expect(whyNot(sumeria, state, laid)).toBeUndefined();
  expect(whyNot(sumeria, state, laid.slice(1))).toMatchObject({ clause: 'S2.2', reason: 'step-too-short' });
  expect(whyNot(sumeria, state, [...laid, laid[0]!])).toMatchObject({ reason: 'step-too-long' });
  expect(whyNot(sumeria, state, [laid[0]!, laid[0]!])).toMatchObject({ clause: 'S2.2', reason: 'state-already-laid' });
  expect(whyNot(sumeria, state, [])).toMatchObject({ reason: 'step-too-short' });
});

test.each<[string, string, object]>([
  ['sumeria', 'take economy,religion', { do: 'take', tiles: ['economy', 'religion'] }],
  ['assyria', 'harvest 3', { do: 'harvest', column: 2 }],
  ['assyria', 'well D3,D4,E3', { do: 'well', at: ['c3r2', 'c3r3', 'c4r2'] }],
  ['after-the-flood', 'city at=ur from=uruk', { do: 'city', at: 'ur', from: 'uruk' }],
])('%s: %s is what one would type', (id, text, step) => {
  const game = games[id]!;
  expect(typedStep(step as Parameters<typeof typedStep>[0], game.steps, voice.wordsOf(game))).toBe(text);
});
