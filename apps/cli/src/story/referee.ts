/** A record from outside: read strictly, played strictly, and described in the words of its game. */
import { gameOf, gameOfRecord } from '@shinar/catalogue/rules';
import { checkRecord, type Game, type GameRecord, type Play, replay } from '@shinar/core';
import type { TerminalWords } from '@shinar/words';
import { placed } from '../bad-input.ts';
import { nameOf, type RecordText } from '../input.ts';
import { parseJsonOf } from '../json.ts';
import type { Voice } from '../words/voice.ts';

export interface Refereed {
  readonly game: Game;
  readonly record: GameRecord;
  readonly play: Play;
  readonly words: TerminalWords;
}

/** Throws BadInput at the first fault. */
export function referee({ line, text }: RecordText, file: string, voice: Voice): Refereed {
  const json = parseJsonOf(nameOf(file), text, line);
  const place = `${nameOf(file)}:${line}`;
  const record = placed(place, undefined, () => checkRecord(json));
  const plain = placed(place, undefined, () => gameOf(record.game));
  const game = placed(place, voice.wordsOf(plain), () => gameOfRecord(record));
  const words = voice.wordsOf(game);
  return { game, record, words, play: placed(place, words, () => replay(game, record)) };
}
