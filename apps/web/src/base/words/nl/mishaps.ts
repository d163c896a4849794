import type { MishapWords } from '../en/mishaps.ts';

export const mishaps: MishapWords = {
  title: 'Er is iets misgegaan',
  broken: 'Deze pagina is vastgelopen. Dat ligt aan ons, niet aan jou.',
  hiccup: 'Ziet er iets vreemd uit? Laad de pagina opnieuw.',
  missing: 'Een deel van Shinar kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  unread: 'Shinar kan even niet lezen wat in deze browser is opgeslagen. Probeer het zo meteen opnieuw.',
  away: 'De server reageert even niet. Probeer het zo meteen opnieuw.',
  updating: 'Er is een nieuwe versie van Shinar. Een ogenblik, die wordt geladen…',
  outdated: 'Er is een nieuwe versie van Shinar. Laad de pagina opnieuw om verder te gaan.',
  wait: 'Een ogenblik…',
  slow: 'Dit duurt langer dan anders.',
  cannotOpen: 'Deze partij kan niet worden geopend.',
  notSaving:
    'Shinar kan in deze browser niets opslaan: de opslag is geblokkeerd of vol. Speel gerust verder, maar sla je partij op als bestand voordat je de pagina sluit.',
  retry: 'Opnieuw proberen',
  reload: 'Pagina opnieuw laden',
  save: 'Partij opslaan als bestand',
  drop: 'Verwijderen',
  home: 'Home',
  close: 'Sluiten',
  details: 'Details',
};
