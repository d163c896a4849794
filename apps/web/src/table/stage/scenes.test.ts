/** Scenes tell all that happened, in its order, and lead exactly to where the game is: laws of every game's scenes, over seeded games. */
import { GAME_IDS, manifestOf } from '@shinar/catalogue';
import { CHANCE, MoveList, NOBODY, SeededDice } from '@shinar/core';
import {
  beatsOf,
  COLOURS,
  follow,
  type GameUi,
  gainsOf,
  type Moment,
  nextScene,
  scenesOf,
  sinceOwn,
  skipScenes,
  stillAt,
  Timeline,
  tracesOf,
} from '@shinar/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../base/games/index.ts';
import { pointsIn } from './points.ts';

const SEED = 4;
const NAMES = ['Anna', 'Bo', 'Cato', 'Dara'];
const STILL = { chosen: [], offered: new Set<string>(), preview: undefined, pace: 0, wide: true, onPick: () => {}, onPoint: () => {} };
/** Every so many scenes the board is drawn in the middle of one. */
const DRAWN = 25;

function played(ui: GameUi, players: number): readonly Moment[] {
  const { rules } = ui.game;
  const dice = new SeededDice(SEED);
  const timeline = new Timeline(ui.game, players, []);
  const list = new MoveList();
  for (let actor = rules.actor(timeline.state); actor !== NOBODY; actor = rules.actor(timeline.state)) {
    rules.legal(timeline.state, list);
    if (actor === CHANCE) timeline.chance(dice);
    else timeline.move(list.codes[dice.below(list.length)]!);
    list.clear();
  }
  return timeline.moments;
}

describe.each(GAME_IDS)(`%s, seed ${SEED}`, async (game) => {
  const ui = await loadGame(game);
  const players = manifestOf(game).seats[1];
  const moments = played(ui, players);
  /** Those that say more than that something is done. */
  const steps = moments.flatMap((moment, step) => (step > 0 && beatsOf(ui, moment) > 0 ? [step] : []));
  const seats = COLOURS.slice(0, players).map((colour, seat) => ({ name: NAMES[seat]!, colour }));

  test('the scenes of a step have all of its events once, and the last leaves the state of its moment', () => {
    for (const step of steps) {
      const scenes = scenesOf(ui, moments, step);
      expect(scenes.flatMap(({ events }) => events)).toEqual(moments[step]!.events);
      expect(scenes[0]!.before.toJSON()).toEqual(moments[step - 1]!.state.toJSON());
      expect(scenes.at(-1)!.state).toBe(moments[step]!.state);
      expect(scenes.reduce((sum, { beats }) => sum + beats, 0)).toBeCloseTo(beatsOf(ui, moments[step]!));
    }
  });

  test('points that come from several places come from them all, and each from something on the board', async () => {
    const words = await ui.words('en', NAMES);
    const drawn = new Set<string>();
    for (const scene of steps.flatMap((step) => scenesOf(ui, moments, step))) {
      const { events, state, before } = scene;
      const points = pointsIn(ui, players, moments, scene);
      const sum = (parts: readonly { readonly points: number }[]): number => parts.reduce((all, part) => all + part.points, 0);
      expect(sum(points)).toBe(sum(gainsOf(ui.game, before, state, players)));
      const kind = events.map((event) => `${event.type} ${'source' in event ? event.source : ''}`).join();
      if (points.length === 0 || drawn.has(kind)) continue;
      drawn.add(kind);
      const board = renderToStaticMarkup(
        createElement(ui.Board, { game: ui.game, seats, words, state, events, step: scene.key, ...STILL }),
      );
      for (const { from } of points) expect(board, `${kind} from ${from}`).toMatch(new RegExp(`data-(token|spot)="${from}"`));
    }
    expect(drawn.size).toBeGreaterThan(0);
  });

  test('a board can be drawn in the middle of a step', async () => {
    const words = await ui.words('en', NAMES);
    const scenes = steps.flatMap((step) => scenesOf(ui, moments, step)).filter((_, i) => i % DRAWN === 0);
    for (const { state, events, key } of scenes) {
      const board = createElement(ui.Board, { game: ui.game, seats, words, state, events, step: key, ...STILL });
      expect(renderToStaticMarkup(board)).toContain('<svg');
    }
  });

  test('what is new is played to its end, skipped with one word, and not played at all when one comes from elsewhere', () => {
    const middle = Math.floor(steps.length / 2);
    const [from, to] = [steps[middle]! - 1, steps[middle + 2]!];
    const playing = follow(ui, stillAt(moments, from), moments, to, to - from);
    expect([...new Set(playing.scenes.map(({ key }) => Math.floor(key)))]).toEqual(steps.slice(middle, middle + 3));
    let shown = playing;
    while (shown.scenes.length > 0) shown = nextScene(shown);
    expect(shown.last?.state).toBe(moments[to]!.state);
    expect(skipScenes(playing)).toEqual(shown);
    expect(follow(ui, stillAt(moments, from), moments, to, to - from - 1).scenes).toEqual([]);
    expect(follow(ui, stillAt(moments, from), moments, from - 1, to).scenes).toEqual([]);
    expect(follow(ui, playing, moments, to + 1, to - from).scenes).toEqual([]);
  });

  test('what the others did is numbered in its order, until one plays', () => {
    const last = moments.findLastIndex(({ step }) => step?.by === 0);
    const first = sinceOwn(moments, moments.length - 1, [0]);
    expect(first).toBe(last + 1);
    expect(sinceOwn(moments, last, [0])).toBe(last + 1);
    const middle = moments.findIndex(({ step }, i) => i > moments.length / 2 && step?.by === 0);
    const since = sinceOwn(moments, middle - 1, [0]);
    const traces = [...tracesOf(ui, moments, since, middle - 1, seats).values()].flat();
    const numbers = [...new Set(traces.map(({ number }) => number))].sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(traces.some(({ look }) => look === seats[0])).toBe(false);
  });
});
