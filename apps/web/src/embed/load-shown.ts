/** A record as shown: its screens, its words, and each of its moments. */
import { type GameId, isGameId } from '@shinar/catalogue';
import { type GameRecord, InputError } from '@shinar/core';
import { COLOURS, type GameUi, type GameWords, type Moment, type SeatLook, Timeline } from '@shinar/table';
import type { Language } from '@shinar/words';
import type { Messages } from '../base/words/en/index.ts';
import { screensOf } from '../kept/screens-of.ts';

export interface Shown {
  readonly game: GameId;
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly seats: readonly SeatLook[];
  readonly moments: readonly Moment[];
}

/** Throws an InputError at the first fault. */
export async function loadShown(record: GameRecord, language: Language, { setUp }: Messages): Promise<Shown> {
  const { game, boardData, players, steps } = record;
  if (!isGameId(game)) throw new InputError({ path: 'game', reason: 'unknown-name', facts: { got: game, expected: '' } });
  const ui = await screensOf({ game, ...(boardData !== undefined && { boardData }) });
  const seats = COLOURS.slice(0, players).map((colour, seat) => ({ name: setUp.personName(seat + 1), colour }));
  const words = await ui.words(
    language,
    seats.map(({ name }) => name),
  );
  return { game, ui, words, seats, moments: new Timeline(ui.game, players, steps).moments };
}
