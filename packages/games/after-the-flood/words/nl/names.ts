/** The names of After the Flood within a sentence: as something taken, as a place, and as an empire. */
const PEOPLES = ['Hettieten', 'Amorieten', 'Kassieten', 'Guti', 'Schrijvers', 'Smeden'];

/** “het land van de Guti”, “Ur”: something taken. */
export const the = (name: string): string => (PEOPLES.includes(name) ? `het land van de ${name}` : name);
/** “bij de Guti”, “in de Weverij”, “in Ur”: where something is. */
export const at = (name: string): string =>
  PEOPLES.includes(name) ? `bij de ${name}` : name === 'Weverij' ? `in de ${name}` : `in ${name}`;
/** “rijk van de Guti”, “rijk Sumer”. */
export const empireOf = (name: string): string => (PEOPLES.includes(name) ? `rijk van de ${name}` : `rijk ${name}`);
