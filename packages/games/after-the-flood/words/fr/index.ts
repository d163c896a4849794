import { elided, phrasesOf, pluralOf } from '@shinar/words';
import type { FloodMessages } from '../en/index.ts';
import type { Asked, Fight, Sentences } from '../said.ts';
import { advise } from './advise.ts';
import { events } from './events.ts';
import { gains } from './gains.ts';
import { at, of } from './names.ts';
import { places } from './places.ts';
import { refusals } from './refusals.ts';

const n = pluralOf('fr');
const workers = (count: number): string => n(count, { one: `${count} ouvrier`, other: `${count} ouvriers` });
const armies = (count: number): string => n(count, { one: `${count} armée`, other: `${count} armées` });
const points = (count: number): string => n(count, { one: `${count} point`, other: `${count} points` });

const goods: FloodMessages['goods'] = {
  grain: 'grain',
  wood: 'bois',
  metal: 'métal',
  textiles: 'textile',
  tools: 'outil',
  oil: 'huile',
  gold: 'or',
  lapis: 'lapis-lazuli',
};
/** Several pieces, where they are called something other than the kind. */
const many: FloodMessages['goods'] = { ...goods, grain: 'grains', metal: 'métaux', textiles: 'textiles', tools: 'outils', oil: 'huiles' };
const pieces: FloodMessages['pieces'] = (good, count) => n(count, { one: `${count} ${goods[good]}`, other: `${count} ${many[good]}` });

const fight = ({ area, need, defenders, armies: own }: Fight): string =>
  `${area} : il faut ${need} ou plus pour éliminer un défenseur (${armies(defenders)} sur place, il vous en reste ${own}).`;

const prompts: Sentences<Asked> = {
  'draw-order': () => 'On tire au sort l’ordre de jeu',
  act: ({ turn }) => `Tour ${turn} sur 5 : choisissez une ressource (pour placer des ouvriers), une région ou une action`,
  'pay-or-pass': () => 'Quelqu’un a passé : payez une ressource, un ouvrier ou une armée pour agir, ou passez',
  'act-paid': () => 'C’est payé. Choisissez votre action',
  'place-on': ({ count, left }) =>
    `Placez ou déplacez d’autres ouvriers, ou terminez (ouvriers disponibles : ${count}, scribes inutilisés : ${left})`,
  'trade-on': () => 'Continuez à échanger, fabriquez des outils, ou terminez',
  levy: ({ armies: own, left }) =>
    `Achetez des armées : 1 pour un grain, 2 pour un métal, 3 pour un outil. Sinon, terminez (disponibles : ${own}, en réserve : ${left})`,
  equip: ({ value }) => `Dépensez des ressources pour l’équipement, ou terminez (valeur : ${value})`,
  'roll-for-home': (said) => `Combat pour la région d’origine. ${fight(said)}`,
  muster: ({ area }) => `Combien d’armées placez-vous ${at(area)} ?`,
  roll: (said) => `Jet de dés. ${fight(said)}`,
  'attack-or-stop': (said) => `Attaquer encore ? ${fight(said)}`,
  'repeat-or-done': ({ armies: own }) => `Payez une armée pour continuer, ou terminez (armées disponibles : ${own})`,
  'expand-again': ({ armies: own }) => `Envahissez, détruisez ou renforcez encore (armées disponibles : ${own})`,
  bid: ({ value, last }) =>
    last
      ? `Dernier tour : votre case Passé ne compte plus qu’en cas d’égalité de points. Posez-y des ressources, ou terminez (valeur : ${value})`
      : `Posez des ressources dans votre case Passé pour jouer plus tôt au prochain tour, ou terminez (valeur : ${value})`,
  extend: ({ count }) => `Choisissez une cité à étendre pour deux bois, ou terminez (bois en main : ${count})`,
};

export const afterTheFlood: FloodMessages = {
  ...phrasesOf('fr'),
  advise,
  gains,
  places,
  goods,
  pieces,
  empires: {
    sumer: 'Sumer',
    akkad: 'Akkad',
    guti: 'Guti',
    amorites: 'Amorrites',
    isin: 'Isin',
    larsa: 'Larsa',
    mittani: 'Mittani',
    egypt: 'Égypte',
    hittites: 'Hittites',
    kassites: 'Kassites',
    elam: 'Élam',
    assyria: 'Assyrie',
    chaldea: 'Chaldée',
  },
  deeds: {
    city: 'Construire une cité',
    moveCity: 'Déplacer une cité',
    scribe: 'Utiliser un scribe',
    trade: 'Commercer',
    tool: 'Fabriquer un outil',
    invade: 'Envahir',
    destroy: 'Détruire une cité',
    reinforce: 'Renforcer',
    attack: 'Attaquer encore',
    stop: 'Arrêter l’attaque',
    repeat: 'Continuer (1 armée)',
    extend: 'Étendre la cité',
    pass: 'Passer',
    done: 'Terminer',
  },
  benefits: {
    sippar: 'Un échange de plus à chaque action de commerce',
    babylon: 'Deux armées de plus quand vous commencez un empire',
    nippur: 'Un point de plus par région de Sumer occupée',
    shuruppak: 'Si vous avez aussi une autre cité, détruire une de vos cités coûte trois armées',
    umma: 'Aucun avantage',
    uruk: 'Apporte un scribe à la construction',
    ur: 'Un textile de plus à chaque tour, avec un tisserand',
    lagash: 'Aucun avantage',
    eridu: 'Apporte un fabricant d’outils à la construction',
  },
  prompts,
  refusals,
  events,
  payments: { worker: 'un ouvrier', army: 'une armée' },
  sources: {
    areas: 'régions occupées',
    nippur: 'Nippur',
    extension: (place) => `extension ${elided(place)}`,
    majority: (place) => `majorité d’ouvriers ${at(place)}`,
    kinds: { extension: 'extensions de cités', majority: 'majorités d’ouvriers' },
  },
  picking: {
    place: 'Choisissez une ressource pour placer des ouvriers ici, ou une autre action',
    placeWith: 'Choisissez une ressource pour placer des ouvriers ici',
    deeds: 'Choisissez ce que vous faites ici',
    noWorkers: 'Choisissez une région ou une action. Pour le moment, vous ne pouvez pas placer d’ouvriers',
    cityFrom: 'Choisissez la cité à déplacer',
    onlyDone: 'Rien de plus n’est possible ici : terminez',
    onlyPass: 'Vous ne pouvez que passer',
    good: 'Choisissez où vont les ouvriers : une région hors Sumer ou une case',
    count: 'Combien d’ouvriers ?',
    city: 'Choisissez une région de Sumer sans cité',
    tradeWhere: 'Choisissez la région où vous commercez',
    tradeGive: 'Choisissez la ressource que vous donnez',
    tradeGet: 'Choisissez la ressource que vous prenez',
    scribeFrom: 'Choisissez l’ouvrier à déplacer : sur le plateau ou parmi les disponibles',
    scribeTo: 'Choisissez où va l’ouvrier',
    where: 'Choisissez la région',
    empire: 'Choisissez la région où l’empire commence',
    extend: 'Ajoutez des ressources de luxe (une : 7 points, deux : 10, trois : 14, les quatre : 20), puis étendez (sans rien : 4 points)',
  },
  tokens: {
    good: (good, count, value) => `${good} : ${count} en main, valeur ${value}`,
    get: (good) => `Prendre : ${good}`,
    empire: (empire, count) => `Empire ${of(empire)} (${armies(count)})`,
    workers,
    armies,
    stock: (count) => `Ouvriers disponibles : ${count}`,
    army: (count) => `Armées disponibles : ${count}`,
  },
  board: {
    turn: (turn) => `Tour ${turn}`,
    of: (turns) => `sur ${turns}`,
    order: 'Ordre de jeu',
    passed: 'a passé',
    equipment: 'Équipement',
    bank: 'Banque',
    empires: 'Empires',
    used: 'utilisés',
    points,
    hand: (who) => `${who} : ressources en main`,
    map: 'La carte',
  },
  seat: {
    workers: (available, not) => `ouvriers disponibles : ${available} (non disponibles : ${not})`,
    armies: (available, not) => `armées disponibles : ${available} (non disponibles : ${not})`,
    empire: (empire, rank, value) => `${empire}, équipement ${rank} (valeur ${value})`,
    cities: (places) => `Cités : ${places}`,
    passed: (value) => `a passé, mise : ${value}`,
  },
  lands: {
    title: 'Régions',
    hint: 'Ce que vous pouvez faire dans chaque région. Choisissez-en une pour commencer.',
    canDo: (deeds) => `Possible : ${deeds}`,
    acts: {
      workers: 'placer des ouvriers',
      city: 'construire une cité',
      moveCity: 'déplacer la cité',
      scribe: 'déplacer un ouvrier avec un scribe',
      trade: 'commercer',
      invade: 'envahir',
      destroy: 'détruire la cité',
      reinforce: 'renforcer',
      extend: 'étendre la cité',
    },
    start: (empire) => `commencer l’empire ${of(empire)}`,
    borders: (names) => `Régions voisines : ${names}`,
    offers: (goods) => `propose : ${goods}`,
    holds: (who, count) => `${who} : ${armies(count)}`,
    odds: (need, hit) => `Il faut ${need} ou plus à chaque jet (${hit})`,
    win: (win, own, loss) => `Jusqu’au bout avec ${armies(own)} : ${win} de chances de l’emporter, pertes moyennes : ${loss}`,
    destroyCost: (count) => `Détruire la cité coûte ${armies(count)}`,
    free: 'Aucune armée : on y entre sans combat',
  },
  trade: {
    title: 'Commerce',
    of: (who) => `${who} : échanges possibles maintenant, en une action`,
    none: 'Aucun échange possible pour l’instant.',
    tool: 'fabricant d’outils',
    sort: 'Les meilleurs gains d’abord. Chaque ligne se lit de gauche à droite.',
    gain: (gain) => gain,
    table: 'Ce qui s’échange contre quoi',
    takes: (good, taken) => `${good} contre ${taken}`,
    traders: 'Échanges par région',
    tradersIn: (area, count) => `${area} : ${n(count, { one: `${count} échange`, other: `${count} échanges` })}`,
    from: 'Avec',
  },
  outlook: {
    title: 'Perspectives',
    production: 'La production, si elle avait lieu maintenant',
    decline: (turn) => `Le déclin du tour ${turn}, s’il avait lieu maintenant`,
    noDecline: 'Personne ne perdrait d’ouvrier.',
    loses: (count, place) => `${workers(count)} (${place})`,
    majorities: (over) => `Majorités d’ouvriers${over ? '' : ', si la partie finissait maintenant'}`,
    total: 'Total',
    areas: 'Le décompte, s’il avait lieu maintenant',
    order: (last) => `Ordre de jeu ${last ? 'en cas d’égalité' : 'du prochain tour'}, si rien ne change`,
    turn: (turn) => `Tour ${turn}`,
    claim: (who) => `possible pour ${who}`,
    claimNobody: 'pas encore possible',
    anyone: 'possible pour tous',
    started: (who) => `commencé par ${who}`,
    workersToCome: 'nouveaux ouvriers',
  },
  notes: {
    production: (grain, textiles) => `Production ensuite : grain ${grain}, textile ${textiles}`,
    claim: (empire, turn) => `Vous pourriez alors commencer l’empire ${of(empire)} au tour ${turn}`,
    majority: (place, won) => `Vous auriez la majorité ${at(place)} : ${points(won)} à la fin`,
    lostMajority: (place) => `Vous n’auriez plus la majorité ${at(place)}`,
    rank: (rank) => `Équipement ensuite : ${rank}`,
    order: (names, last) => `Ordre de jeu ${last ? 'en cas d’égalité' : 'du prochain tour'} : ${names}`,
    costs: 'Désormais, chaque action coûte aux autres une ressource, un ouvrier ou une armée.',
  },
  text: {
    turn: 'Le tour',
    sumer: 'Sumer',
    others: 'Régions hors Sumer',
    boxes: 'Cases',
    players: 'Joueurs',
    city: (who, extended) => `cité (${who})${extended ? ', étendue' : ''}`,
    army: (who, count) => `${who} : ${armies(count)}`,
    workers: (who, count) => `${who} : ${workers(count)}`,
    worth: (worth) => `${points(worth)} à la fin`,
    bank: 'Banque',
    goods: (goods) => `ressources : ${goods}`,
    nothing: 'rien',
    arrow: (to) => `sens unique vers ${to}`,
  },
  percent: (chance) => new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 }).format(chance),
  decimal: (value) => new Intl.NumberFormat('fr', { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(value),
  reasons: {
    points: 'points marqués',
    goods: 'ressources en main',
    cities: 'cités',
    workers: 'ouvriers',
    production: 'production',
    trade: 'commerce',
    armies: 'armées et régions',
    empires: 'empires',
    majorities: 'majorités',
    tempo: 'ordre de jeu et tempo',
  },
  aims: {
    toward: (full, city, missing) =>
      `Prépare une extension${full ? ' complète' : ''}${city === undefined ? '' : ` ${elided(city)}`}. Il manque encore : ${missing}.`,
    ready: (full, city) =>
      `À la fin de cette action, vous pouvez avoir tout ce qu’il faut pour une extension${full ? ' complète' : ''}${city === undefined ? '' : ` ${elided(city)}`}.`,
  },
};
