import { CHANCE } from '@shinar/core';
import { type Choice, offerOf, type Preview, previewOf, type Token, tokensAfter } from '@shinar/table';
import { describe, expect, test } from 'vitest';
import { type AfterTheFlood, AREAS, afterTheFlood, type Flood, GOODS, type Move, PHASE, PLACES, placeOf, TURNS } from '../rules/index.ts';
import { afterTheFlood as de } from '../words/de/index.ts';
import { afterTheFlood as en } from '../words/en/index.ts';
import { afterTheFlood as fr } from '../words/fr/index.ts';
import { afterTheFlood as nl } from '../words/nl/index.ts';
import { notes } from '../words/notes.ts';
import { textOf } from '../words/text.ts';
import { ARMY_TOKEN, drawn, goodToken, placeToken } from '../words/tokens.ts';
import { floodWords } from '../words/words.ts';
import { meant } from './meant.ts';
import { fewer, picks } from './picks.ts';
import { watchGames } from './testing.ts';

const { rules } = afterTheFlood;
const NAMES = ['Anna', 'Bela', 'Cem'];
const WORDS = [en, fr, de, nl].map((messages) => floodWords(messages, NAMES));
const UNSAID = /undefined|NaN|\[object|:roll|:order/;
const GAMES = 4;
/** One position in so many is looked at where that takes long. */
const EACH = 7;
/** Moves whose gains could speak of the turn after. */
const LAST: readonly Move['type'][] = ['bid', 'pass', 'done'];
const NEXT = /next turn|prochain tour|tour suivant|nächsten? Runde|volgende ronde/;

/** One order in which the picks of a move can be made. */
const inOrder = (state: Flood, move: Move): Token[] => picks(state, move).flat();

/** Every token the board draws. */
const BOARD_TOKENS: readonly Token[] = [
  ...PLACES.filter((name) => name !== 'unavailable').map((name) => placeToken(PLACES.indexOf(name))),
  ...GOODS.map((_, good) => goodToken(good)),
  ARMY_TOKEN,
];

/** The beginnings of the picks of some moves, up to the whole of them, each once. */
function beginnings(rows: readonly (readonly Token[])[]): Token[][] {
  const all = new Map<string, Token[]>();
  for (const row of rows) for (const i of row.keys()) all.set(row.slice(0, i + 1).join(' '), row.slice(0, i + 1));
  return [...all.values()];
}

/** The first of the games, which is told in every language. */
const POSITIONS: { state: Flood; moves: readonly Move[]; begun: Token[][]; previews: Preview<AfterTheFlood>[] }[] = [];
watchGames(1, (state, moves, play) => {
  const asked = rules.actor(state) === CHANCE ? [] : moves;
  const previews = asked.slice(0, 8).map((move) => previewOf(afterTheFlood, state, move));
  POSITIONS.push({ state: state.clone(), moves: asked, begun: beginnings(asked.map((move) => inOrder(state, move))), previews });
  expect(play.over).toBe(false);
});

const choicesOf = (state: Flood, moves: readonly Move[]): Choice[] =>
  moves.map((move) => ({ code: rules.encode(move), move, picks: picks(state, move) }));

describe('picks', () => {
  test('every legal move has picks of its own, which begin no other move’s', () => {
    let position = 0;
    const wrong: string[] = [];
    watchGames(GAMES, (state, moves) => {
      if (position++ % EACH !== 0) return;
      const keys = new Set(moves.map((move) => inOrder(state, move).join(' ')));
      expect(keys.size).toBe(moves.length);
      const choices = choicesOf(state, moves);
      for (const row of beginnings(moves.map((move) => inOrder(state, move).slice(0, -1)))) {
        const begun = choices.find((choice) => tokensAfter(choice.picks, row)?.length === 0);
        if (begun !== undefined) wrong.push(`${row} is ${JSON.stringify(begun.move)}, and begins another`);
      }
      for (const move of moves) {
        const made = offerOf(choices, inOrder(state, move)).complete;
        if (made?.code !== rules.encode(move)) wrong.push(`${JSON.stringify(move)} is picked as ${JSON.stringify(made?.move)}`);
      }
    });
    expect(wrong).toEqual([]);
  });
});

describe('why not', () => {
  test('every token of the board that is not offered is refused with a clause, also in the middle of picking, unless it begins another move', () => {
    const missing = new Set<string>();
    let position = 0;
    watchGames(GAMES, (state, moves) => {
      if (rules.actor(state) === CHANCE || position++ % EACH !== 0) return;
      const choices = choicesOf(state, moves);
      const first = offerOf(choices, []).tokens;
      const prefixes: Token[][] = [[], ...[...first].map((token) => [token])];
      for (const chosen of prefixes) {
        const { tokens, complete } = offerOf(choices, chosen);
        if (complete !== undefined) continue;
        for (const token of BOARD_TOKENS) {
          if (tokens.has(token) || first.has(token)) continue;
          const refusal = meant(state, chosen, token)
            .map((move) => rules.refuse(state, move))
            .find((each) => each !== undefined);
          if (refusal === undefined) missing.add(`phase ${state.phase}: ${chosen} ${token}`);
        }
      }
    });
    expect([...missing].slice(0, 20)).toEqual([]);
  });
});

describe.each(WORDS.map((words, i) => [['en', 'fr', 'de', 'nl'][i]!, words] as const))('words in %s', (_, words) => {
  test('tell every prompt, token, event, note and position', () => {
    const said = new Set<string>();
    for (const { state, begun, previews } of POSITIONS) {
      const prompt = rules.prompt(state)!;
      said.add(words.prompt(prompt, [], new Set()));
      textOf(state, words).forEach(({ title, lines }) => {
        said.add(title);
        for (const { text } of lines) said.add(text);
      });
      for (const token of new Set(begun.flat())) said.add(words.token(token, state));
      for (const row of begun) said.add(words.prompt(prompt, row.slice(0, -1), new Set(row.slice(-1))));
      for (const preview of previews) for (const line of [...words.events(preview.events), ...notes(state, preview, words)]) said.add(line);
    }
    expect([...said].filter((text) => text === '' || UNSAID.test(text))).toEqual([]);
  });

  test('F13.2 speak of a next turn only if there is one', () => {
    const said = new Set<string>();
    for (const { state, moves } of POSITIONS) {
      if (state.turn < TURNS || moves.length === 0) continue;
      said.add(words.prompt(rules.prompt(state)!, [], new Set()));
      for (const move of moves) if (LAST.includes(move.type)) for (const line of words.gains!(move, state)) said.add(line);
    }
    expect(said.size).toBeGreaterThan(LAST.length);
    expect([...said].filter((text) => NEXT.test(text))).toEqual([]);
  });

  test('say what destroying, reinforcing and placing armies at home bring, and never that nothing is kept', () => {
    const { gains } = words.messages;
    const told = new Map<string, readonly string[]>();
    for (const { state, moves } of POSITIONS) {
      for (const move of moves) {
        if (/reinforce|muster|destroy|done/.test(move.type))
          told.set(`${move.type}: ${words.gains!(move, state)}`, words.gains!(move, state));
      }
    }
    for (const [what, lines] of told) {
      if (/^reinforce/.test(what)) expect(lines).toEqual([gains.reinforce]);
      if (/^muster/.test(what)) expect(lines).toEqual([gains.muster]);
      if (/^destroy/.test(what)) expect([[gains.destroy(true)], [gains.destroy(false)]]).toContainEqual(lines);
      if (/^done/.test(what)) expect(lines).not.toContain(gains.keptArmies(0));
    }
  });

  test('the position as text has capitals within a line for names only', () => {
    if (words.messages === de) return;
    const names = [...NAMES, ...[words.messages.places, words.messages.empires].flatMap((each) => Object.values(each))];
    const wrong = new Set<string>();
    for (const { state } of POSITIONS) {
      const parts = textOf(state, words).flatMap(({ lines }) => lines.flatMap(({ text }) => text.split(/[;:] /).slice(1)));
      for (const part of parts) if (/^\p{Lu}/u.test(part) && !names.some((name) => part.startsWith(name))) wrong.add(part);
    }
    expect([...wrong]).toEqual([]);
  });

  test('name every source of points', () => {
    for (const source of ['areas', 'nippur', 'extension-ur', 'majority-irrigation', 'majority-egypt']) {
      expect(words.source(source)).not.toMatch(UNSAID);
      expect(words.source(source)).not.toBe('');
    }
  });
});

test('the board draws places, the hand and armies; everything else is a button', () => {
  expect(BOARD_TOKENS.every(drawn)).toBe(true);
  expect(['do:pass', 'count:2', 'get:gold', 'empire:akkad'].some(drawn)).toBe(false);
});

test('games that are watched come to fights, empires and extensions', () => {
  const phases = new Set<number>();
  watchGames(3 * GAMES, (state) => phases.add(state.phase));
  const all: number[] = Object.values(PHASE).filter((phase) => phase !== PHASE.over);
  expect(all.filter((phase) => !phases.has(phase))).toEqual([]);
  expect(AREAS).toHaveLength(22);
});

test('F7.2 a worker can be picked for a payment beside the goods', () => {
  const workers = placeToken(placeOf('stock'));
  expect(fewer.first!([], new Set([goodToken(0), workers]))).toContain(workers);
});
