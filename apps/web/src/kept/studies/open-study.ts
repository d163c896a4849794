import type { GameId } from '@shinar/catalogue';
import { loadGameOfRecord } from '@shinar/catalogue/load';
import { type Game, parseJson, readRecord, replay, type Step } from '@shinar/core';
import { COLOURS, type SeatLook } from '@shinar/table';
import { loadGame } from '../../base/games/index.ts';
import { goTo } from '../../base/routes/routes.ts';
import { randomHex } from '../new-table.ts';
import { readStudy } from './read-study.ts';
import { keepStudy, listStudies } from './store.ts';
import { isStudy, type Study, studyOf } from './study.ts';

type NameOf = (seat: number) => string;

async function keep(study: Study, seats: readonly SeatLook[]): Promise<string> {
  const id = `study-${randomHex(5)}`;
  await keepStudy({ ...study, id, seats: seats.map(({ name, colour }) => ({ name, colour })), touched: Date.now() });
  return id;
}

const show = (id: string, node: number): void => goTo({ page: 'explore', id, node, step: undefined });
const seatsFor = (players: number, nameOf: NameOf): SeatLook[] =>
  COLOURS.slice(0, players).map((colour, seat) => ({ name: nameOf(seat), colour }));

/** A private copy of a game, opened at one of its steps. */
export async function exploreFrom(
  game: Game,
  title: string,
  seats: readonly SeatLook[],
  steps: readonly Step[],
  node: number,
): Promise<void> {
  show(await keep(studyOf(game, seats.length, title, steps), seats), node);
}

/** A study from before the first draw, with every move made by hand, chance included. */
export async function emptyStudy(id: GameId, players: number, title: string, nameOf: NameOf): Promise<void> {
  const { game } = await loadGame(id);
  await exploreFrom(game, title, seatsFor(players, nameOf), [], 0);
}

/** Keeps a study from a file or link, unless the same one is here already; throws an InputError if something is wrong with it. */
export async function importStudy(text: string, nameOf: NameOf): Promise<string> {
  const study = await readStudy(text);
  const same = (other: Study): boolean => other.title === study.title && JSON.stringify(other.nodes) === JSON.stringify(study.nodes);
  const known = (await listStudies()).whole.find((other) => other.game === study.game && same(other));
  return known?.id ?? keep(study, seatsFor(study.players, nameOf));
}

/** Opens a study or a game's record that somebody typed or pasted. */
export async function openText(text: string, nameOf: NameOf): Promise<void> {
  if (isStudy(parseJson(text))) return show(await importStudy(text, nameOf), 0);
  const record = readRecord(text);
  const game = await loadGameOfRecord(record);
  replay(game, record);
  await exploreFrom(game, record.game, seatsFor(record.players, nameOf), record.steps, record.steps.length);
}
