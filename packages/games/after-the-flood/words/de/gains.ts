import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';
import { at } from './names.ts';

const n = pluralOf('de');
const points = (count: number): string => n(count, { one: '1 Punkt', other: `${count} Punkte` });
const armies = (count: number): string => n(count, { one: '1 Armee', other: `${count} Armeen` });

export const gains: typeof source = {
  trade: (more) => `Eine Ware, die ${more} mehr wert ist.`,
  tool: 'Ein Werkzeug ist mehr wert als ein Metall und hilft beim Ausbau einer Stadt.',
  city: (most) => `Eine Stadt, die sich später ausbauen lässt: bis zu ${points(most)}.`,
  extend: (count) => `Bringt sofort ${points(count)}.`,
  empire: (count, each) => `${armies(count)} zu Beginn und ${points(each)} für jedes Gebiet, das du bei der Wertung hältst.`,
  area: (each, areas) =>
    `${points(each)} mehr bei der Wertung: Du hältst dann ${n(areas, { one: '1 Gebiet', other: `${areas} Gebiete` })}.`,
  offers: (area, goods) => `Mit Arbeitern ${at(area)} kannst du ${goods} im Tausch bekommen.`,
  scribes: 'Ein Schreiber bringt in jeder Runde einen Arbeiter dorthin, wo er zählt.',
  'tool-makers': 'Ein Schmied macht in jeder Runde aus einem Metall ein Werkzeug.',
  levy: (count) => `${armies(count)} mehr für das Reich dieser Runde.`,
  destroy: (benefit) => `Jemand anders verliert eine Stadt${benefit ? ' und ihren Vorteil' : ''}.`,
  reinforce: 'Schwerer zu vertreiben: Das Gebiet bringt weiter Punkte.',
  muster: 'Armeen im Heimatgebiet halten das erste Gebiet, die anderen können weiterziehen.',
  repeat: 'Ein weiteres Gebiet in derselben Aktion, bevor jemand reagieren kann.',
  pass: (last) => (last ? 'Hebt den Rest für den Ausbau von Städten auf.' : 'Hebt den Rest für die nächste Runde auf.'),
  keptArmies: (count) => `Hebt ${armies(count)} für eine weitere Aktion auf.`,
  keptGoods: (count) => `Behält ${n(count, { one: '1 Ware', other: `${count} Waren` })} für später auf der Hand.`,
  payWorker: 'Arbeiter, die du nicht einsetzt, sind nach der Runde ohnehin nicht mehr verfügbar.',
  payGood: (value) => `Diese Ware ist nur ${value} wert.`,
};
