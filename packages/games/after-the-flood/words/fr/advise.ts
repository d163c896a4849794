import { pluralOf } from '@shinar/words';
import type { advise as source } from '../en/advise.ts';
import { at, of, the } from './names.ts';

const n = pluralOf('fr');

export const advise: typeof source = {
  pay: (good) => `Payez ${good} pour agir`,
  city: (area) => `Construisez une cité ${at(area)}`,
  moveCity: (from, area) => `Déplacez votre cité : ${from} → ${area}`,
  workers: (good, count, to) => `Dépensez ${good} et placez ${n(count, { one: `${count} ouvrier`, other: `${count} ouvriers` })} ${at(to)}`,
  scribe: (from, to) => `Utilisez un scribe : ${from} → ${to}`,
  trade: (good, get, area) => `Échangez ${good} contre ${get} ${at(area)}`,
  empire: (empire, area) => `Commencez l’empire ${of(empire)}${area === undefined ? '' : ` ${at(area)}`}`,
  levy: (good) => `Achetez des armées pour ${good}`,
  equip: (good) => `Équipez votre empire : ${good}`,
  bid: (good) => `Misez ${good}`,
  muster: (count) => `Placez ${n(count, { one: `${count} armée`, other: `${count} armées` })} dans votre région d’origine`,
  invade: (area) => `Envahissez ${the(area)}`,
  destroy: (area) => `Détruisez la cité ${at(area)}`,
  reinforce: (area) => `Renforcez ${the(area)}`,
  extend: (area, goods) => (goods === undefined ? `Étendez ${area}` : `Étendez ${area} avec ${goods}`),
  tool: 'Transformez un métal en outil',
  attack: 'Attaquez de nouveau',
  stop: 'Cessez d’attaquer',
  repeat: 'Payez une armée et continuez',
  pass: 'Passez',
  done: 'Arrêtez-vous là',
};
