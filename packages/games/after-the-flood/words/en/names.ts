/** The names of After the Flood within a sentence: peoples and boxes of workers take an article, empires an adjective. */
const PEOPLES = ['Hittites', 'Amorites', 'Kassites', 'Guti', 'Scribes', 'Tool makers'];
const ADJECTIVES: Readonly<Record<string, string>> = {
  Akkad: 'Akkadian',
  Amorites: 'Amorite',
  Egypt: 'Egyptian',
  Hittites: 'Hittite',
  Kassites: 'Kassite',
  Elam: 'Elamite',
  Assyria: 'Assyrian',
  Chaldea: 'Chaldean',
};

/** “the Guti”, “Ur”: something invaded. */
export const the = (name: string): string => (PEOPLES.includes(name) ? `the ${name}` : name);
/** “among the Guti”, “in Ur”: where something is. */
export const at = (name: string): string => (PEOPLES.includes(name) ? `among the ${name}` : `in ${name}`);
/** “the Amorite empire”, “the Sumer empire”. */
export const empireOf = (name: string): string => `the ${ADJECTIVES[name] ?? name} empire`;
