/** The names of After the Flood within a sentence: as something taken, as a place, and as an empire. */
const PEOPLES: Readonly<Record<string, string>> = {
  Hethiter: 'Hethitern',
  Amoriter: 'Amoritern',
  Kassiten: 'Kassiten',
  Gutäer: 'Gutäern',
  Schreiber: 'Schreibern',
  Schmiede: 'Schmieden',
};
const BOXES = ['Bewässerung', 'Weberei'];

const isPeople = (name: string): boolean => Object.hasOwn(PEOPLES, name);

/** „das Land der Gutäer“, „Ur“: something taken. */
export const the = (name: string): string => (isPeople(name) ? `das Land der ${name}` : name);
/** „bei den Gutäern“, „in der Weberei“, „in Ur“: where something is. */
export const at = (name: string): string =>
  isPeople(name) ? `bei den ${PEOPLES[name]}` : BOXES.includes(name) ? `in der ${name}` : `in ${name}`;
/** „Schmied“, „Schreiber“: one worker among them. */
export const oneOf = (name: string): string => (name === 'Schmiede' ? 'Schmied' : name);
/** „Reich der Gutäer“, „Reich Sumer“. */
export const empireOf = (name: string): string => (isPeople(name) ? `Reich der ${name}` : `Reich ${name}`);
