/** Moves as advice: what to do with which piece. */
import { pluralOf } from '@shinar/words';
import { at, empireOf, the } from './names.ts';

const n = pluralOf('en');
const workers = (count: number): string => n(count, { one: '1 worker', other: `${count} workers` });

export const advise = {
  pay: (good: string) => `Pay ${good} to act`,
  city: (area: string) => `Build a city in ${area}`,
  moveCity: (from: string, area: string) => `Move your city from ${from} to ${area}`,
  workers: (good: string, count: number, to: string) => `Spend ${good} and place ${workers(count)} ${at(to)}`,
  scribe: (from: string, to: string) => `Use a scribe: ${from} → ${to}`,
  trade: (good: string, get: string, area: string) => `Trade ${good} for ${get} ${at(area)}`,
  empire: (empire: string, area: string | undefined) => `Start ${empireOf(empire)}${area === undefined ? '' : ` ${at(area)}`}`,
  levy: (good: string) => `Spend ${good} on armies`,
  equip: (good: string) => `Equip your empire with ${good}`,
  bid: (good: string) => `Bid ${good}`,
  muster: (count: number) => `Place ${n(count, { one: '1 army', other: `${count} armies` })} at home`,
  invade: (area: string) => `Invade ${the(area)}`,
  destroy: (area: string) => `Destroy the city in ${area}`,
  reinforce: (area: string) => `Reinforce ${the(area)}`,
  extend: (area: string, goods: string | undefined) => (goods === undefined ? `Extend ${area}` : `Extend ${area} with ${goods}`),
  tool: 'Turn a metal into a tool',
  attack: 'Attack again',
  stop: 'Stop attacking',
  repeat: 'Pay an army and go on',
  pass: 'Pass',
  done: 'Finish here',
};
