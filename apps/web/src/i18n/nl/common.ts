import type { common as source } from '../en/common.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('nl');

export const common: typeof source = {
  tagline: 'Drie bordspellen uit het land tussen de rivieren.',
  games: {
    sumeria: {
      name: 'Sumeria',
      line: 'Stuur handelaars naar acht stadstaten, laat ze stijgen of zinken, en wees sterk waar het telt.',
    },
    assyria: {
      name: 'Assyria',
      line: 'Vestig je tussen twee rivieren, voed je hutten, bouw ziggoerats en houd de gunst van de koning vóór de overstromingen.',
    },
    'after-the-flood': {
      name: 'After the Flood',
      line: 'Werk, handel en verover in vijf beurten Mesopotamische geschiedenis. Met z’n drieën.',
    },
  },
  start: {
    more: 'Meer',
    title: 'Kies een spel',
    playNow: 'Meteen spelen',
    setUp: 'Een partij klaarzetten',
    soon: 'Binnenkort',
    players: (fewest, most) => (fewest === most ? `${fewest} spelers` : `${fewest} tot ${most} spelers`),
    minutes: (minutes) => `ongeveer ${minutes} minuten`,
    weight: (weight) => `zwaarte ${weight} van 5`,
    kept: 'Je partijen',
    noneKept: 'De partijen die je speelt worden hier bewaard, op dit apparaat.',
    drop: 'Verwijderen',
    dropAsk: 'Deze partij van dit apparaat verwijderen? Ze is niet terug te halen.',
    finished: 'afgelopen',
    steps: (count) => n(count, { one: '1 stap', other: `${count} stappen` }),
    import: 'Een verslag inlezen',
    importHint: 'Een bestand dat hier of door de opdrachtregel is geschreven.',
    importFailed: 'Dit verslag kan niet worden gespeeld:',
  },
  setUp: {
    title: (game) => `${game} klaarzetten`,
    players: 'Spelers',
    seat: (seat) => `Plaats ${seat}`,
    who: 'Wie speelt',
    person: 'Mens',
    bot: (level) => `Bot: ${level}`,
    name: 'Naam',
    colour: 'Kleur',
    board: 'Bord',
    boardBuiltIn: 'Het bord van deze uitgave',
    boardFile: 'Een ander bord uit een bestand',
    start: 'De partij beginnen',
    personName: (seat) => `Speler ${seat}`,
  },
  levels: { 1: 'Herder', 2: 'Pottenbakker', 3: 'Koopman', 4: 'Schrijver', 5: 'Koning' },
  colours: { lapis: 'lapis, wig', carnelian: 'carneool, ring', malachite: 'malachiet, kruis', saffron: 'saffraan, ster' },
  settings: {
    title: 'Instellingen',
    language: 'Taal',
    theme: 'Thema',
    themes: { auto: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' },
    speed: 'Tempo',
    speeds: { slow: 'Langzaam', normal: 'Gewoon', fast: 'Snel', instant: 'Zonder wachten' },
    confirm: 'Vragen voordat een beurt eindigt of er gedobbeld wordt',
    keys: 'Toetsen',
  },
  update: { ready: 'Er is een nieuwe versie.', now: 'Nu gebruiken', later: 'Later' },
  home: 'Startpagina',
  close: 'Sluiten',
  cancel: 'Annuleren',
  loading: 'Een ogenblik …',
  fault: 'Er ging iets mis.',
};
