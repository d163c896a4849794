import type { MishapWords } from '../en/mishaps.ts';

export const mishaps: MishapWords = {
  title: 'Etwas ist schiefgegangen',
  broken: 'Diese Seite funktioniert gerade nicht. Das liegt an uns, nicht an dir.',
  hiccup: 'Falls etwas seltsam aussieht, lade die Seite neu.',
  missing: 'Ein Teil von Shinar konnte nicht geladen werden. Prüfe deine Verbindung und versuch es noch einmal.',
  unread: 'Shinar kann gerade nicht lesen, was in diesem Browser gespeichert ist. Versuch es gleich noch einmal.',
  away: 'Der Server antwortet gerade nicht. Versuch es gleich noch einmal.',
  updating: 'Es gibt eine neue Version von Shinar. Einen Augenblick, sie wird geladen …',
  outdated: 'Es gibt eine neue Version von Shinar. Lade die Seite neu, dann geht es weiter.',
  wait: 'Einen Augenblick …',
  slow: 'Das dauert länger als sonst.',
  cannotOpen: 'Diese Partie lässt sich nicht öffnen.',
  notSaving:
    'Shinar kann in diesem Browser nichts speichern: Der Speicher ist gesperrt oder voll. Spiel ruhig weiter, aber speichere die Partie als Datei, bevor du die Seite schließt.',
  retry: 'Noch einmal versuchen',
  reload: 'Seite neu laden',
  save: 'Partie als Datei speichern',
  drop: 'Löschen',
  home: 'Startseite',
  close: 'Schließen',
  details: 'Details',
};
