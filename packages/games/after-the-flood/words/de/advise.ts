import { pluralOf } from '@shinar/words';
import type { advise as source } from '../en/advise.ts';

const n = pluralOf('de');

export const advise: typeof source = {
  pay: (good) => `Zahle ${good} für eine Aktion`,
  city: (area) => `Baue eine Stadt in ${area}`,
  moveCity: (from, area) => `Versetze deine Stadt: ${from} → ${area}`,
  workers: (good, count, to) => `Gib ${good} aus und setze ${count} Arbeiter ein: ${to}`,
  scribe: (from, to) => `Setze einen Schreiber ein: ${from} → ${to}`,
  trade: (good, get, area) => `Tausche ${good} gegen ${get}: ${area}`,
  empire: (empire, area) => `Gründe ein Reich: ${empire}${area === undefined ? '' : ` in ${area}`}`,
  levy: (good) => `Kaufe Armeen für ${good}`,
  equip: (good) => `Rüste dein Reich mit ${good} aus`,
  bid: (good) => `Biete ${good}`,
  muster: (count) => `Stelle ${n(count, { one: '1 Armee', other: `${count} Armeen` })} im Heimatgebiet auf`,
  invade: (area) => `Marschiere ein: ${area}`,
  destroy: (area) => `Zerstöre die Stadt in ${area}`,
  reinforce: (area) => `Verstärke: ${area}`,
  extend: (area, goods) => (goods === undefined ? `Baue ${area} aus` : `Baue ${area} mit ${goods} aus`),
  tool: 'Mach aus einem Metall ein Werkzeug',
  attack: 'Greif noch einmal an',
  stop: 'Hör auf anzugreifen',
  repeat: 'Zahle eine Armee und mach weiter',
  pass: 'Passe',
  done: 'Hör hier auf',
};
