/** What the editor says. */
import { type Language, typeset } from '@shinar/words';
import type { LandColour } from '../../rules/index.ts';
import type { Symmetry } from './symmetry.ts';

export interface EditorWords {
  readonly how: Readonly<Record<'routes' | 'places', string>>;
  readonly howToPaint: string;
  readonly draw: string;
  readonly routes: string;
  readonly lands: Readonly<Record<LandColour, string>>;
  readonly paint: (place: string, land: string) => string;
  readonly joinTo: (place: string) => string;
  readonly chosen: (place: string) => string;
  readonly cutOff: (place: string) => string;
  readonly tooMany: (place: string, most: number) => string;
  readonly symmetry: string;
  readonly symmetries: Readonly<Record<Symmetry, string>>;
  readonly states: string;
  readonly name: (number: number) => string;
  readonly swap: (state: string) => string;
  readonly places: string;
  readonly move: (place: string) => string;
  readonly noRoom: string;
  readonly tidy: string;
  readonly tooClose: (place: string, other: string) => string;
  /** Our own boards by name. */
  readonly boards: Readonly<Record<string, string>>;
}

export const EDITOR_WORDS: Readonly<Record<Language, EditorWords>> = {
  en: {
    how: {
      routes: 'Choose a space, then another: a route joins them. Do it again to remove it.',
      places: 'Drag a space, or choose it and touch the spot where it should go. The arrow keys move it too.',
    },
    howToPaint: 'Choose a colour, then a city-state on the map.',
    draw: 'What to draw',
    routes: 'Routes',
    lands: { sand: 'sand', olive: 'olive', clay: 'clay', stone: 'stone', dusk: 'dusk', wheat: 'wheat', reed: 'reed', rose: 'rose' },
    paint: (place, land) => `${place}: paint its land ${land}`,
    joinTo: (place) => `Join or separate: ${place}`,
    chosen: (place) => `${place}, chosen`,
    cutOff: (place) => `${place}: no route leads there. Join it to another space.`,
    tooMany: (place, most) => `${place}: more than ${most} routes meet here. Remove one.`,
    symmetry: 'Draw on both sides',
    symmetries: { none: 'No', river: 'Across the river', sides: 'Left and right', turned: 'Rotated half a turn' },
    states: 'City-states',
    name: (number) => `Name of city-state ${number}`,
    swap: (state) => `Swap ${state} with…`,
    places: 'Spaces',
    move: (place) => `Move: ${place}`,
    noRoom: 'There’s no room there. Keep a little away from the other spaces and the edge.',
    tidy: 'Place them for me',
    tooClose: (place, other) => `${place} and ${other} are too close. Move one of them.`,
    boards: {
      shinar: 'Shinar',
      'twisted-river': 'Twisted River',
      crossroads: 'Crossroads',
      marshland: 'Marshland',
      'two-bridges': 'Two Bridges',
      'long-caravan': 'Long Caravan',
    },
  },
  fr: typeset<EditorWords>({
    how: {
      routes: 'Choisissez un emplacement, puis un autre : une route les relie. Recommencez pour l’effacer.',
      places: 'Faites glisser un emplacement, ou choisissez-le puis touchez l’endroit voulu. Les flèches le déplacent aussi.',
    },
    howToPaint: 'Choisissez une couleur, puis une cité-État sur le plateau.',
    draw: 'Que dessiner ?',
    routes: 'Routes',
    lands: { sand: 'sable', olive: 'olive', clay: 'argile', stone: 'pierre', dusk: 'mauve', wheat: 'blé', reed: 'roseau', rose: 'rose' },
    paint: (place, land) => `${place} : peindre son territoire en ${land}`,
    joinTo: (place) => `Relier ou séparer : ${place}`,
    chosen: (place) => `${place}, emplacement choisi`,
    cutOff: (place) => `${place} : aucune route n’y mène. Reliez cet emplacement à un autre.`,
    tooMany: (place, most) => `${place} : plus de ${most} routes s’y croisent. Effacez-en une.`,
    symmetry: 'Symétrie',
    symmetries: { none: 'Aucune', river: 'De part et d’autre du fleuve', sides: 'Gauche et droite', turned: 'Rotation d’un demi-tour' },
    states: 'Cités-États',
    name: (number) => `Nom de la cité-État ${number}`,
    swap: (state) => `Échanger ${state} avec…`,
    places: 'Emplacements',
    move: (place) => `Déplacer : ${place}`,
    noRoom: 'Pas assez de place ici. Restez un peu à l’écart des autres emplacements et du bord.',
    tidy: 'Placement automatique',
    tooClose: (place, other) => `${place} et ${other} sont trop proches. Déplacez l’un des deux.`,
    boards: {
      shinar: 'Shinar',
      'twisted-river': 'Fleuve sinueux',
      crossroads: 'Carrefours',
      marshland: 'Marais',
      'two-bridges': 'Deux ponts',
      'long-caravan': 'Longue caravane',
    },
  }),
  de: {
    how: {
      routes: 'Wähle ein Feld und dann ein zweites: Eine Straße verbindet sie. Noch einmal, und sie ist wieder weg.',
      places: 'Zieh ein Feld oder wähle es und tippe dorthin, wo es stehen soll. Auch die Pfeiltasten verschieben es.',
    },
    howToPaint: 'Wähle eine Farbe und dann einen Stadtstaat auf der Karte.',
    draw: 'Was zeichnest du?',
    routes: 'Straßen',
    lands: { sand: 'Sand', olive: 'Oliv', clay: 'Ton', stone: 'Stein', dusk: 'Malve', wheat: 'Weizen', reed: 'Schilf', rose: 'Rosé' },
    paint: (place, land) => `${place}: Land in ${land} färben`,
    joinTo: (place) => `Verbinden oder trennen: ${place}`,
    chosen: (place) => `${place}, ausgewählt`,
    cutOff: (place) => `${place}: Keine Straße führt dorthin. Verbinde dieses Feld mit einem anderen.`,
    tooMany: (place, most) => `${place}: Hier treffen sich mehr als ${most} Straßen. Nimm eine weg.`,
    symmetry: 'Symmetrisch zeichnen',
    symmetries: { none: 'Nein', river: 'Über den Fluss', sides: 'Links und rechts', turned: 'Um 180° gedreht' },
    states: 'Stadtstaaten',
    name: (number) => `Name von Stadtstaat ${number}`,
    swap: (state) => `${state} tauschen mit …`,
    places: 'Felder',
    move: (place) => `Verschieben: ${place}`,
    noRoom: 'Dort ist kein Platz. Halte etwas Abstand zu den anderen Feldern und zum Rand.',
    tidy: 'Von selbst anordnen',
    tooClose: (place, other) => `${place} und ${other} liegen zu nah beieinander. Verschieb eins davon.`,
    boards: {
      shinar: 'Schinar',
      'twisted-river': 'Gewundener Fluss',
      crossroads: 'Kreuzwege',
      marshland: 'Sumpfland',
      'two-bridges': 'Zwei Brücken',
      'long-caravan': 'Lange Karawane',
    },
  },
  nl: {
    how: {
      routes: 'Kies een plek en dan nog een: een weg verbindt ze. Doe het nog eens om de weg te wissen.',
      places: 'Sleep een plek, of kies er een en tik waar die moet komen. De pijltjestoetsen verplaatsen hem ook.',
    },
    howToPaint: 'Kies een kleur en dan een stadstaat op de kaart.',
    draw: 'Wat teken je?',
    routes: 'Wegen',
    lands: { sand: 'zand', olive: 'olijf', clay: 'klei', stone: 'steen', dusk: 'mauve', wheat: 'tarwe', reed: 'riet', rose: 'roze' },
    paint: (place, land) => `${place}: kleur het land ${land}`,
    joinTo: (place) => `Verbinden of losmaken: ${place}`,
    chosen: (place) => `${place}, gekozen`,
    cutOff: (place) => `${place}: er loopt geen weg naartoe. Verbind deze plek met een andere.`,
    tooMany: (place, most) => `${place}: hier komen meer dan ${most} wegen samen. Wis er een.`,
    symmetry: 'Aan beide kanten tekenen',
    symmetries: { none: 'Nee', river: 'Over de rivier', sides: 'Links en rechts', turned: 'Een halve slag gedraaid' },
    states: 'Stadstaten',
    name: (number) => `Naam van stadstaat ${number}`,
    swap: (state) => `${state} verwisselen met…`,
    places: 'Plekken',
    move: (place) => `Verplaats: ${place}`,
    noRoom: 'Daar is geen ruimte. Blijf een stukje bij de andere plekken en de rand vandaan.',
    tidy: 'Automatisch schikken',
    tooClose: (place, other) => `${place} en ${other} liggen te dicht bij elkaar. Verplaats er een.`,
    boards: {
      shinar: 'Shinar',
      'twisted-river': 'Kronkelende rivier',
      crossroads: 'Kruispunten',
      marshland: 'Moerasland',
      'two-bridges': 'Twee bruggen',
      'long-caravan': 'Lange karavaan',
    },
  },
};
