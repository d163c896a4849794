import { pluralOf } from '@shinar/words';
import type { advise as source } from '../en/advise.ts';
import { at, empireOf, the } from './names.ts';

const n = pluralOf('nl');

export const advise: typeof source = {
  pay: (good) => `Betaal ${good} voor een actie`,
  city: (area) => `Bouw een stad in ${area}`,
  moveCity: (from, area) => `Verplaats je stad: ${from} → ${area}`,
  workers: (good, count, to) => `Geef ${good} uit en plaats ${n(count, { one: '1 arbeider', other: `${count} arbeiders` })} ${at(to)}`,
  scribe: (from, to) => `Zet een schrijver in: ${from} → ${to}`,
  trade: (good, get, area) => `Ruil ${at(area)} ${good} voor ${get}`,
  empire: (empire, area) => `Sticht het ${empireOf(empire)}${area === undefined ? '' : ` ${at(area)}`}`,
  levy: (good) => `Koop legers met ${good}`,
  equip: (good) => `Rust je rijk uit met ${good}`,
  bid: (good) => `Bied ${good}`,
  muster: (count) => `Zet ${n(count, { one: '1 leger', other: `${count} legers` })} in je thuisgebied`,
  invade: (area) => `Val ${the(area)} binnen`,
  destroy: (area) => `Verwoest de stad in ${area}`,
  reinforce: (area) => `Versterk het leger ${at(area)}`,
  extend: (area, goods) => (goods === undefined ? `Bouw ${area} uit` : `Bouw ${area} uit met ${goods}`),
  tool: 'Maak gereedschap van metaal',
  attack: 'Val nog eens aan',
  stop: 'Stop met aanvallen',
  repeat: 'Betaal een leger en ga door',
  pass: 'Pas',
  done: 'Stop hier',
};
