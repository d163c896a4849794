/** Assyria in the terminal: the map drawn, the rest of the position as text, hexes named by letter and number. */
import type { Game } from '@shinar/core';
import { finished, type Language, sectionsText, type TerminalWords } from '@shinar/words';
import {
  type Assyria,
  type AssyriaState,
  COLUMN_COUNT,
  GOOD_OF,
  GOODS,
  HEX_NAMES,
  type Hex,
  hexAt,
  holds,
  IN_PLAY,
  REGION_OF,
} from '../rules/index.ts';
import { loadMessages } from './load.ts';
import { standingAt } from './position.ts';
import { tableSections } from './text.ts';
import { type AssyriaWords, assyriaWords, hexName } from './words.ts';

/** How to read the map; `goods` are the foods with the letters they are drawn with. */
const LEGENDS: Readonly<Record<Language, (goods: string) => readonly string[]>> = {
  en: (goods) => [
    `Each hex: its name, its food (${goods})`,
    'and its land (. arid, * fertile, ~ river).',
    'Below it: h1 is a hut of seat 1, h1+ a fed one; Z1/2 is a ziggurat of seat 1 with 2 tiles.',
  ],
  fr: (goods) => [
    `Chaque hexagone : son nom, sa denrée (${goods})`,
    'et sa terre (. aride, * fertile, ~ fleuve).',
    'Au-dessous : h1 est une hutte de la place 1, h1+ ravitaillée ; Z1/2 est une ziggourat de la place 1, à 2 tuiles.',
  ],
  de: (goods) => [
    `Jedes Feld: sein Name, seine Ware (${goods})`,
    'und sein Land (. trocken, * fruchtbar, ~ Fluss).',
    'Darunter: h1 ist eine Hütte von Platz 1, h1+ eine versorgte; Z1/2 ist eine Zikkurat von Platz 1 mit 2 Stufen.',
  ],
  nl: (goods) => [
    `Elk veld: de naam, het voedsel (${goods})`,
    'en het land (. droog, * vruchtbaar, ~ rivier).',
    'Daaronder: h1 is een hut van plaats 1, h1+ een bevoorrade; Z1/2 is een ziggoerat van plaats 1 met 2 lagen.',
  ],
};

const CELL = 9;
const LINES = 14;
const REGION_MARKS = ['.', '*', '~', '~'];
/** Enough letters to tell the foods apart in every language. */
const LETTERS = 2;

export async function terminal(
  language: Language,
): Promise<(game: Pick<Game, 'board'>, names: readonly string[]) => TerminalWords<Assyria>> {
  const messages = await loadMessages(language);
  const goods = GOODS.map((good) => messages.goods[good]);
  const legend = finished(language, LEGENDS[language])(goods.map((good) => `${markOf(good)} ${good}`).join(', '));
  return (_game, names) => {
    const words = assyriaWords(messages, names);
    return { ...words, board: (state) => drawBoard(state, words, goods, legend), typedName, recordName };
  };
}

const drawBoard = (state: AssyriaState, words: AssyriaWords, goods: readonly string[], legend: readonly string[]): string =>
  [...legend, ...drawMap(state, goods), sectionsText(tableSections(state, words))].join('\n');

/** Two lines per hex; odd columns start a line lower. */
function drawMap(state: AssyriaState, goods: readonly string[]): string[] {
  const ground = (hex: Hex): string => `${hexName(hex)} ${markOf(goods[GOOD_OF[hex]!]!)}${REGION_MARKS[REGION_OF[hex]!]}`;
  return Array.from({ length: LINES }, (_, line) => {
    const cells = Array.from({ length: COLUMN_COUNT }, (_, column) => {
      const at = line - (column % 2);
      const hex = hexAt(column, Math.floor(at / 2));
      return (hex < 0 || hex >= IN_PLAY[state.players]! ? '' : at % 2 === 0 ? ground(hex) : piece(state, hex)).padEnd(CELL);
    });
    return cells.join('').trimEnd();
  });
}

const markOf = (good: string): string => good.charAt(0).toUpperCase() + good.slice(1, LETTERS);

function piece(state: AssyriaState, hex: Hex): string {
  const standing = standingAt(state, hex);
  if (standing === undefined) return '';
  const { seat, level } = standing;
  if (level > 0) return `Z${seat}/${level}`;
  return holds(state.fed, 0, hex) ? `h${seat}+` : `h${seat}`;
}

/** Columns of the field count from 1 for people, from 0 in a record. */
const typedName = (value: number | string, field: string): string => {
  if (field === 'column') return String(Number(value) + 1);
  const hex = HEX_NAMES.indexOf(String(value));
  return hex < 0 ? String(value) : hexName(hex);
};

const recordName = (word: string, field: string): number | string => {
  if (/^[0-9]+$/.test(word)) return field === 'column' ? Number(word) - 1 : Number(word);
  if (/^plough$/i.test(word)) return 'plow';
  return HEX_NAMES.find((_, hex) => hexName(hex) === word.toUpperCase()) ?? word;
};
