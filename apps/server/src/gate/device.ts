/** What kind of browser it is, in a word or two, for the owner's list of devices; nothing that identifies a person. */
const BROWSERS = [
  ['Edge', /\bEdg/],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
] as const;

export function deviceOf(agent = ''): string {
  const first = (list: readonly (readonly [string, RegExp])[]): string[] =>
    list.flatMap(([name, form]) => (form.test(agent) ? name : [])).slice(0, 1);
  return [...first(BROWSERS), ...first(SYSTEMS)].join(' · ');
}
