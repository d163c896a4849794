import { LANGUAGES, type Language, pluralOf } from '@shinar/words';
import { describe, expect, test } from 'vitest';
import { textsOf } from './testing.ts';

/** Counted things: one and several, where they differ. */
const COUNTED: Readonly<Record<Language, string>> = {
  en: `area areas, army armies, camel camels, card cards, day days, draw draws, exchange exchanges, game games, hour hours, hut huts,
    move moves, pass passes, point points, position positions, rule rules, scribe scribes, seat seats, step steps, symbol symbols, table tables,
    tile tiles, tool tools, trader traders, turn turns, well wells, worker workers, ziggurat ziggurats`,
  fr: `armée armées, carte cartes, case cases, chameau chameaux, commerçant commerçants, coup coups, échange échanges, heure heures,
    hutte huttes, jour jours, outil outils, ouvrier ouvriers, partie parties, perdu perdus, place places, point points, position positions, région régions,
    règle règles, spectateur spectateurs, symbole symboles, table tables, tirage tirages, tuile tuiles, ziggourat ziggourats`,
  de: `Armee Armeen, Feld Felder, Gebiet Gebiete, Hütte Hütten, Kamel Kamele, Karte Karten, Partie Partien, Platz Plätze, Punkt Punkte,
    Regel Regeln, Stellung Stellungen, Stufe Stufen, Stunde Stunden, Symbol Symbole, Tag Tage, Tisch Tischen, Werkzeug Werkzeuge, Ziehung Ziehungen,
    Zikkurat Zikkurats, Zug Züge`,
  nl: `arbeider arbeiders, beurt beurten, bron bronnen, dag dagen, gebied gebieden, handelaar handelaars, hut hutten, kaart kaarten,
    kameel kamelen, laag lagen, leger legers, partij partijen, plek plekken, punt punten, regel regels, stelling stellingen, symbool symbolen,
    tafel tafels, tegel tegels, trekking trekkingen, veld velden, zet zetten, ziggoerat ziggoerats`,
};
const COUNTS = [0, 1, 2, 5, 21];

describe.each(LANGUAGES)('in %s', (language) => {
  const pairs = COUNTED[language].split(/,\s+/).map((pair) => pair.split(' '));
  const n = pluralOf(language);
  const texts = COUNTS.map((count) => textsOf(language, count));

  test.each(COUNTS.map((count, i) => [count, i] as const))('%i of a thing is said in the right number', (count, i) => {
    const wrong = pairs.map(([one = '', several = '']) => n(count, { one: several, other: one })).join('|');
    const form = new RegExp(`(?<![\\d.,])${count}[ \\u00a0\\u202f](?!de[rs] )(\\p{L}+ )?(${wrong})(?!\\p{L})`, 'u');
    const counting = texts[i]!.filter(({ text }, at) => text !== texts[(i + 1) % COUNTS.length]![at]?.text);
    expect(counting.length).toBeGreaterThan(100);
    expect(counting.filter(({ text }) => form.test(text)).map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
  });
});
