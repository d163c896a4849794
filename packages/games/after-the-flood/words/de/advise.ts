import { pluralOf } from '@shinar/words';
import type { advise as source } from '../en/advise.ts';
import { at, empireOf } from './names.ts';

const n = pluralOf('de');

export const advise: typeof source = {
  pay: (good) => `Zahle ${good} für eine Aktion`,
  city: (area) => `Baue eine Stadt in ${area}`,
  moveCity: (from, area) => `Versetze deine Stadt: ${from} → ${area}`,
  workers: (good, count, to) => `Gib ${good} aus und setze ${at(to)} ${count} Arbeiter ein`,
  scribe: (from, to) => `Setze einen Schreiber ein: ${from} → ${to}`,
  trade: (good, get, area) => `Tausche ${at(area)} ${good} gegen ${get}`,
  empire: (empire, area) => `Gründe das ${empireOf(empire)}${area === undefined ? '' : ` ${at(area)}`}`,
  levy: (good) => `Kaufe Armeen für ${good}`,
  equip: (good) => `Rüste dein Reich mit ${good} aus`,
  bid: (good) => `Biete ${good}`,
  muster: (count) => `Stelle ${n(count, { one: '1 Armee', other: `${count} Armeen` })} im Heimatgebiet auf`,
  invade: (area) => `Marschiere ${at(area)} ein`,
  destroy: (area) => `Zerstöre die Stadt in ${area}`,
  reinforce: (area) => `Verstärke die Armee ${at(area)}`,
  extend: (area, goods) => (goods === undefined ? `Baue ${area} aus` : `Baue ${area} mit ${goods} aus`),
  tool: 'Mach aus einem Metall ein Werkzeug',
  attack: 'Greif noch einmal an',
  stop: 'Beende den Angriff',
  repeat: 'Zahle eine Armee und mach weiter',
  pass: 'Passe',
  done: 'Lass es dabei',
};
