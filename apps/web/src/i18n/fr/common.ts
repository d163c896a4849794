import type { common as source } from '../en/common.ts';
import { pluralOf } from '../plural.ts';

const n = pluralOf('fr');

export const common: typeof source = {
  tagline: 'Trois jeux de plateau du pays entre les fleuves.',
  games: {
    sumeria: {
      name: 'Sumeria',
      line: 'Envoyez vos marchands dans huit cités-États, élevez-les ou laissez-les sombrer, et soyez fort là où cela compte.',
    },
    assyria: {
      name: 'Assyria',
      line: 'Installez-vous entre deux fleuves, nourrissez vos huttes, dressez des ziggourats et gardez la faveur du roi avant les crues.',
    },
    'after-the-flood': {
      name: 'After the Flood',
      line: 'Travaillez, commercez et conquérez durant cinq tours d’histoire mésopotamienne. À trois.',
    },
  },
  start: {
    more: 'Encore',
    title: 'Choisissez un jeu',
    playNow: 'Jouer tout de suite',
    setUp: 'Préparer une partie',
    soon: 'Bientôt',
    players: (fewest, most) => (fewest === most ? `${fewest} joueurs` : `${fewest} à ${most} joueurs`),
    minutes: (minutes) => `environ ${minutes} minutes`,
    weight: (weight) => `difficulté ${weight} sur 5`,
    kept: 'Vos parties',
    noneKept: 'Les parties que vous jouez sont gardées ici, sur cet appareil.',
    drop: 'Supprimer',
    dropAsk: 'Supprimer cette partie de cet appareil ? Elle ne pourra pas être retrouvée.',
    finished: 'terminée',
    steps: (count) => n(count, { one: `${count} étape`, other: `${count} étapes` }),
    import: 'Importer une partie',
    importHint: 'Un fichier exporté ici ou écrit par la ligne de commande.',
    importFailed: 'Cette partie ne peut pas être jouée :',
  },
  setUp: {
    title: (game) => `Préparer ${game}`,
    players: 'Joueurs',
    seat: (seat) => `Place ${seat}`,
    who: 'Qui joue',
    person: 'Personne',
    bot: (level) => `Robot : ${level}`,
    name: 'Nom',
    colour: 'Couleur',
    board: 'Plateau',
    boardBuiltIn: 'Le plateau de cette édition',
    boardFile: 'Un autre plateau, depuis un fichier',
    start: 'Commencer la partie',
    personName: (seat) => `Joueur ${seat}`,
  },
  levels: { 1: 'Berger', 2: 'Potier', 3: 'Négociant', 4: 'Scribe', 5: 'Roi' },
  colours: { lapis: 'lapis, coin', carnelian: 'cornaline, anneau', malachite: 'malachite, croix', saffron: 'safran, étoile' },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Thème',
    themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', instant: 'Sans attente' },
    confirm: 'Demander avant la fin d’un tour ou un jet de dés',
    keys: 'Clavier',
  },
  update: { ready: 'Une nouvelle version est prête.', now: 'L’utiliser maintenant', later: 'Plus tard' },
  home: 'Accueil',
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Un instant …',
  fault: 'Quelque chose s’est mal passé.',
};
