/** What beginners overlook in Sumeria, by name: features that count for nothing meanwhile. */
const from = (name: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${name}-${first + i}`);

export const oversights: Readonly<Record<string, readonly string[]>> = {
  'who-controls': [...from('control', 1, 3), ...from('lead', 1, 3)],
  'runner-up': from('second', 1, 8),
  'next-round': [...from('control', 4, 8), ...from('lead', 4, 8)],
  'what-rises': ['round-as-it-stands', 'round-if-2-rises', 'round-if-3-rises', 'round-if-4-rises', 'stake-in-tiles'],
  sets: ['largest-set', 'sets-to-grow'],
  reserve: ['reserve'],
};
