/** Texts of the app as patterns, for what is not known beforehand: any number for a number in them, anything for a `#`. */
const pattern = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\d+/g, '\\d+')
    .replaceAll('#', '.+');

/** One of these texts. */
export const like = (...texts: readonly string[]): RegExp => new RegExp(texts.map(pattern).join('|'));
