/** The names of After the Flood within a sentence: with their article, after a verb, as a place, and after “de”. */
interface Forms {
  readonly the: string;
  readonly at: string;
  readonly of: string;
}

const land = (name: string): Forms => ({ the: `l’${name}`, at: `en ${name}`, of: `d’${name}` });
const people = (name: string): Forms => ({ the: `le pays des ${name}`, at: `chez les ${name}`, of: `des ${name}` });

const FORMS: Readonly<Record<string, Forms>> = {
  Hittites: people('Hittites'),
  Amorrites: people('Amorrites'),
  Kassites: people('Kassites'),
  Guti: people('Guti'),
  Scribes: people('Scribes'),
  'Fabricants d’outils': people('Fabricants d’outils'),
  Assyrie: land('Assyrie'),
  Égypte: land('Égypte'),
  Élam: land('Élam'),
  Irrigation: { ...land('Irrigation'), at: 'à l’Irrigation' },
  Akkad: { the: 'Akkad', at: 'en Akkad', of: 'd’Akkad' },
  Isin: { the: 'Isin', at: 'à Isin', of: 'd’Isin' },
  Chaldée: { the: 'la Chaldée', at: 'en Chaldée', of: 'de Chaldée' },
  Mittani: { the: 'le Mittani', at: 'au Mittani', of: 'du Mittani' },
  Tissage: { the: 'le Tissage', at: 'au Tissage', of: 'du Tissage' },
};

const formsOf = (name: string): Forms => FORMS[name] ?? { the: name, at: `à ${name}`, of: `de ${name}` };

/** “l’Égypte”, “le pays des Guti”, “Ur”: something invaded. */
export const the = (name: string): string => formsOf(name).the;
/** “en Égypte”, “chez les Guti”, “à Ur”: where something is. */
export const at = (name: string): string => formsOf(name).at;
/** “d’Égypte”, “des Guti”, “de Sumer”: whose empire it is. */
export const of = (name: string): string => formsOf(name).of;
