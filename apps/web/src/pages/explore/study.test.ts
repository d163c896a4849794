import { createBot } from '@shinar/bots';
import { withBots } from '@shinar/catalogue/bots';
import { CHANCE, InputError, MoveList, NOBODY, Play, SeededDice, type Step } from '@shinar/core';
import { sumeria } from '@shinar/sumeria/rules';
import { sumeriaUi } from '@shinar/sumeria/screen';
import { choicesIn } from '@shinar/table';
import { expect, test } from 'vitest';
import { readStudy } from '../../kept/studies/read-study.ts';
import { MOST_NODES, type Study, studyOf } from '../../kept/studies/study.ts';
import { START, StudyTree } from '../../kept/studies/study-tree.ts';

/** The steps of a game between bots. */
function playedGame(): readonly Step[] {
  const play = new Play(sumeria, 3);
  const dice = new SeededDice(2);
  const bot = createBot(withBots(sumeria), 1, { players: 3 });
  for (let actor = sumeria.rules.actor(play.state); actor !== NOBODY; actor = sumeria.rules.actor(play.state)) {
    if (actor === CHANCE) play.chance(dice);
    else play.move(bot.choose(play.state));
  }
  return play.steps;
}

const steps = playedGame();
const study = studyOf(sumeria, 3, 'A study', steps.slice(0, 12));
const treeOf = (of: Study) => new StudyTree(sumeria, 3, of.nodes);
const faultOf = async (text: string): Promise<string> => {
  try {
    await readStudy(text);
    return 'none';
  } catch (error) {
    return error instanceof InputError ? `${error.fault.path} ${error.fault.reason}` : String(error);
  }
};

test('a study is read as it was written', async () => {
  expect(await readStudy(JSON.stringify(study))).toEqual(study);
  expect(treeOf(study).stepsTo(12)).toEqual(steps.slice(0, 12));
});

test('other lines branch off, are known again, and can be commented', async () => {
  const tree = treeOf(study);
  const choice = choicesIn(sumeriaUi, tree.moments[6]!.state).at(-1)!;
  const node = tree.move(6, [choice.code])!;
  expect(node).toBe(13);
  expect(tree.move(6, [choice.code])).toBe(13);
  expect(tree.after(6)).toEqual([7, 13]);
  expect(tree.pathTo(node)).toEqual([0, 1, 2, 3, 4, 5, 6, 13]);
  const notes = { comment: 'Why not this?', chapter: 'Kish', marks: ['place:kish', 'place:kish>place:ur'] };
  tree.note(node, notes);
  const read = await readStudy(JSON.stringify({ ...study, nodes: tree.nodes }));
  expect(read.nodes[12]).toMatchObject(notes);
  tree.note(node, { comment: '', marks: [] });
  expect(tree.nodes[12]).toEqual({ from: 6, step: expect.anything(), chapter: 'Kish' });
});

test('a line can be deleted, or become the main line', () => {
  const tree = treeOf(study);
  const node = tree.move(6, [choicesIn(sumeriaUi, tree.moments[6]!.state).at(-1)!.code])!;
  const promoted = tree.withMain(node);
  const other = new StudyTree(sumeria, 3, promoted.nodes);
  expect(promoted.node).toBe(7);
  expect(other.after(6)).toEqual([7, 8]);
  expect(other.stepsTo(7)).toEqual(tree.stepsTo(node));
  expect(new StudyTree(sumeria, 3, other.without(8)).stepsTo(7)).toEqual(tree.stepsTo(node));
  expect(tree.without(1)).toEqual([]);
});

test('chance draws one of what may come', () => {
  const tree = new StudyTree(sumeria, 3, []);
  const node = tree.draw(START, 5);
  expect(tree.nodes[node - 1]?.step).toMatchObject({ by: 'chance', do: 'row' });
});

test('chance is chosen, one draw at a time', () => {
  const tree = new StudyTree(sumeria, 3, []);
  const row: number[] = [];
  const list = new MoveList();
  for (let node: number | undefined; node === undefined; node = tree.move(START, row)) {
    sumeria.rules.legal(tree.within(START, row).state, list);
    row.push(list.codes[list.length - 1]!);
  }
  expect(tree.nodes[0]?.step).toMatchObject({
    by: 'chance',
    do: 'row',
    states: ['umma', 'lagash', 'ur', 'uruk', 'adab', 'nippur', 'kish', 'sippar'],
  });
});

test.each([
  [{ ...study, format: 'other' }, 'format unknown-format'],
  [{ ...study, title: 'x'.repeat(81) }, 'title wrong-text'],
  [{ ...study, players: 9 }, 'players not-in-range'],
  [{ ...study, rules: 99 }, 'rules other-version'],
  [{ ...study, more: 1 }, 'more unknown-field'],
  [{ ...study, nodes: [{ from: 1, step: steps[0] }] }, 'nodes[0].from not-in-range'],
  [{ ...study, nodes: [{ from: 0, step: 7 }] }, 'nodes[0].step not-an-object'],
  [{ ...study, nodes: [{ from: 0, step: { by: 'chance', do: 'row', states: [] } }] }, 'nodes[0].step.states wrong-length'],
  [{ ...study, nodes: [{ from: 0, step: steps[0], comment: 'x'.repeat(2001) }] }, 'nodes[0].comment wrong-text'],
  [{ ...study, nodes: [{ from: 0, step: steps[0], chapter: 7 }] }, 'nodes[0].chapter wrong-text'],
  [{ ...study, nodes: [{ from: 0, step: steps[0], marks: ['<b>'] }] }, 'nodes[0].marks[0] wrong-text'],
  [{ ...study, nodes: Array(MOST_NODES + 1).fill({ from: 0, step: steps[0] }) }, 'nodes not-in-range'],
])('what is wrong with a study is told with its place', async (given, fault) => {
  expect((await faultOf(JSON.stringify(given))).replace('study.', '')).toBe(fault);
});
