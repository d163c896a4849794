/** What a move brings the player who makes it; the move is the subject of each sentence. */
import { pluralOf } from '@shinar/words';

const n = pluralOf('en');
const points = (count: number): string => n(count, { one: '1 point', other: `${count} points` });
const camels = (count: number): string => n(count, { one: '1 camel', other: `${count} camels` });
const huts = (count: number): string => n(count, { one: '1 hut', other: `${count} huts` });

export const gains = {
  settle: (foods: string) => `The hexes around it have ${foods}.`,
  keep: (hexes: number) =>
    hexes === 0
      ? 'Its food isn’t on any hex next to your ziggurat.'
      : n(hexes, { one: 'Its food is on 1 hex next to your ziggurat.', other: `Its food is on ${hexes} hexes next to your ziggurat.` }),
  wild: 'Feeds a hut anywhere.',
  symbols: (count: number) => `Food for ${count > 1 ? 'up to ' : ''}${huts(count)}.`,
  before: (others: string) => `You play before ${others}.`,
  earliest: 'As far to the left as you can get: you play early.',
  hut: (score: number, gain: number) =>
    `Once fed, it brings ${[score > 0 ? points(score) : '', gain > 0 ? camels(gain) : ''].filter((part) => part !== '').join(' and ')} this turn.`,
  unfed: 'There’s no food for one more hut: it goes back to your reserve, ready for Assur or the next turn.',
  reach: 'Opens up the hexes beyond it.',
  allFed: 'Every hut gets its food.',
  mostFed: (fed: number, all: number) => `Feeds as many as possible: ${fed} of ${huts(all)}.`,
  tile: (turns: number) =>
    turns === 0
      ? 'One more tile: 1 point at the end.'
      : `One more tile: 1 point in ${n(turns, { one: 'the last turn', other: `each of the ${turns} turns left` })}, and 1 at the end.`,
  free: 'Keeps these hexes free for a ziggurat: you can’t build one next to a well.',
  saved: (left: string) => `Keeps ${left} for the next turn.`,
  savedForPoints: (left: string) => `Keeps ${left}: every two are worth 1 point at the end.`,
  spent: 'You have nothing left to spend.',
  flood: (count: number) => `As things stand, ${n(count, { one: '1 more point', other: `${count} more points` })} at the flood.`,
  rivalLess: (who: string, count: number) => `As things stand, ${who} scores ${points(count)} less at the flood.`,
};
