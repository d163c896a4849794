import { loadGameOfRecord } from '@shinar/catalogue/load';
import { FORMAT, type Game, InputError, parseJson, readInteger, readObject } from '@shinar/core';
import { checkStudy, STUDY_FIELDS, type Study } from './study.ts';
import { StudyTree } from './study-tree.ts';

/** Reads a study strictly; plays every line by the rules, and names the first fault. */
export async function readStudy(text: string): Promise<Study> {
  const study = checkStudy(readObject(parseJson(text), 'study', STUDY_FIELDS, ['boardData']));
  const { format: _, title: __, nodes, ...table } = study;
  const game = await loadGameOfRecord({ ...table, format: FORMAT, steps: [] });
  if (study.rules !== game.rules.version) {
    throw new InputError({ path: 'rules', reason: 'other-version', facts: { got: study.rules, expected: game.rules.version } });
  }
  const [fewest, most] = game.rules.seats;
  readInteger(study.players, 'players', fewest, most);
  new StudyTree(game as Game, study.players, nodes);
  return study;
}
