/** What a step did, line by line; points are left to the score. */
import { type AssyriaEvent, DIGNITARIES } from '../rules/index.ts';
import type { AssyriaWords } from './words.ts';

type Of<T extends AssyriaEvent['type']> = Extract<AssyriaEvent, { type: T }>;
type Names = Pick<AssyriaWords, 'messages' | 'who' | 'hex' | 'hexes' | 'card' | 'cards'>;

const all = <T extends AssyriaEvent['type']>(events: readonly AssyriaEvent[], type: T): Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

/** The draws of one step share a line. */
function drawLines(events: readonly AssyriaEvent[], { messages, who, cards }: Names): string[] {
  const { and, events: e } = messages;
  const drawn = all(events, 'seatDrawn').sort((a, b) => a.place - b.place);
  const sown = all(events, 'cardSown');
  const dealt = all(events, 'cardDealt');
  return [
    ...(drawn.length > 0 ? [e.order(and(drawn.map(({ seat }) => who(seat))))] : []),
    ...(sown.length > 0 ? [e.sown(sown[0]!.row + 1, cards(inColumns(sown)))] : []),
    ...(dealt.length > 0 ? [e.dealt(cards(dealt.map(({ card }) => card)))] : []),
  ];
}

/** The cards of a row in their final order: each was put into its column and pushed the later ones on. */
function inColumns(sown: readonly Of<'cardSown'>[]): number[] {
  const row: number[] = [];
  for (const { card, column } of sown) row.splice(column, 0, card);
  return row;
}

export function linesOf(events: readonly AssyriaEvent[], names: Names): string[] {
  return [...drawLines(events, names), ...events.map((event) => lineOf(event, names)).filter((line) => line !== '')];
}

function lineOf(event: AssyriaEvent, { messages, who, hex, hexes, card, cards }: Names): string {
  const e = messages.events;
  switch (event.type) {
    case 'seatDrawn':
    case 'cardSown':
    case 'cardDealt':
    case 'pointsScored':
      return '';
    case 'rowLeftEmpty':
      return e.rowLeftEmpty(event.row + 1);
    case 'deckRenewed':
      return e.deckRenewed(event.cards);
    case 'settled':
    case 'hutPlaced':
      return e[event.type](who(event.seat), hex(event.at));
    case 'cardKept':
      return e.cardKept(who(event.seat), card(event.card));
    case 'harvested':
      return e.harvested(who(event.seat), event.column + 1, cards(event.cards));
    case 'orderChanged':
      return e.order(messages.and(event.seats.map(who)));
    case 'hutsFed':
      return e.hutsFed(who(event.seat), card(event.card), hexes(event.huts));
    case 'hutsStarved':
      return e.hutsStarved(who(event.seat), event.huts.length, hexes(event.huts));
    case 'wellDug':
      return e.wellDug(who(event.seat), hexes(event.at));
    case 'wellsDone':
    case 'actionsEnded':
    case 'plowGained':
      return e[event.type](who(event.seat));
    case 'camelsGained':
      return e.camelsGained(who(event.seat), event.camels, event.lost);
    case 'zigguratBuilt':
      return e.zigguratBuilt(who(event.seat), hex(event.at), event.camels);
    case 'zigguratExtended':
      return e.zigguratExtended(who(event.seat), messages.tiles[event.level]!, hex(event.at), event.camels);
    case 'intrigued':
      return e.intrigued(who(event.seat), messages.dignitaries[DIGNITARIES[event.with]!], event.camels);
    case 'offered':
      return e.offered(who(event.seat), event.camels, event.offering);
    case 'cardBought':
      return e.cardBought(who(event.seat), card(event.card), event.camels);
    case 'fieldCleared':
      return e.fieldCleared(cards(event.cards));
    case 'expansionLaid':
      return e.expansionLaid(event.reign + 1, event.turn + 1, event.card);
    case 'hutsFlooded':
      return e.hutsFlooded(who(event.seat), event.huts.length);
    case 'ranked':
      return e.ranked(who(event.seat), event.rank + 1, event.influence);
    case 'assurCleared':
    case 'offeringsCleared':
      return e[event.type];
    case 'reignBegun':
      return e.reignBegun(event.reign + 1, event.bonus);
    case 'gameEnded':
      return e.gameEnded;
  }
}
