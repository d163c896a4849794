/** Characters that look alike in many typefaces. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '5': 's', $: 's', '@': 'a', '3': 'e' };

/** The same for two names that look alike: without case, accents, spaces and dots, and with look-alike characters as one. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$@|]/gu, '');
  const key = Array.from(plain, (sign) => ALIKE[sign] ?? sign).join('');
  return key === '' ? name : key;
}
