import type { MishapWords } from '../en/mishaps.ts';

export const mishaps: MishapWords = {
  title: 'Un problème est survenu',
  broken: 'Cette page ne fonctionne plus. L’erreur vient de nous, pas de vous.',
  hiccup: 'Si quelque chose vous semble bizarre, rechargez la page.',
  missing: 'Un élément de Shinar n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  unread: 'Shinar ne peut pas lire ce qui est enregistré dans ce navigateur pour le moment. Réessayez dans un instant.',
  away: 'Le serveur ne répond pas pour le moment. Réessayez dans un instant.',
  updating: 'Il y a une nouvelle version de Shinar. Un instant, elle se charge…',
  outdated: 'Il y a une nouvelle version de Shinar. Rechargez la page pour continuer.',
  wait: 'Un instant…',
  slow: 'C’est plus long que d’habitude.',
  cannotOpen: 'Impossible d’ouvrir cette partie.',
  notSaving:
    'Shinar ne peut rien enregistrer dans ce navigateur : le stockage est bloqué ou plein. Continuez à jouer, mais enregistrez la partie dans un fichier avant de fermer la page.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  save: 'Enregistrer la partie dans un fichier',
  drop: 'Supprimer',
  home: 'Accueil',
  close: 'Fermer',
  details: 'Détails',
};
