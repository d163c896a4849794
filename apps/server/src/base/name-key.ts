/** Signs that look alike in many a typeface. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '5': 's', $: 's', '@': 'a', '3': 'e' };

/** The same for two names that an eye takes for one: without case, accents, spaces and points, and with look-alikes as one sign. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$@|]/gu, '');
  const key = Array.from(plain, (sign) => ALIKE[sign] ?? sign).join('');
  return key === '' ? name : key;
}
