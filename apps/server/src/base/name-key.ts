/** Characters that look alike in many typefaces. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '5': 's', $: 's', '@': 'a', '3': 'e' };

/** Equal for names that look alike: ignores case, accents, spaces and dots, and unifies look-alike characters. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$@|]/gu, '');
  const key = Array.from(plain, (sign) => ALIKE[sign] ?? sign).join('');
  return key === '' ? name : key;
}
