/** What beginners overlook in Assyria, by name: features that count for nothing meanwhile. */
export const oversights: Readonly<Record<string, readonly string[]>> = {
  food: ['unfed-hungry', 'fed-hungry', 'unfed-symbols', 'fed-symbols', 'unfed-wild-cards', 'fed-wild-cards', 'kinds-of-food'],
  wells: ['unfed-wells-open', 'unfed-wells-near', 'fed-wells-open', 'fed-wells-near'],
  rivers: ['unfed-river-income', 'fed-river-income', 'camels-wasted', 'camels-beyond-six'],
  ziggurats: [
    'ziggurats',
    'ziggurat-tiles',
    'tiles-to-add',
    'bases-without-centre',
    'centres-without-roof',
    'base-affordable',
    'base-sites',
  ],
  assur: ['assur-prize', 'influence', 'influence-lead', 'leads-assur', 'upper-dignitary', 'middle-dignitary', 'lower-dignitary'],
  offerings: ['offering-points', 'offering-steps'],
};
