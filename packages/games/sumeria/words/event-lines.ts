/** Events as log lines; related events share a line. */
import type { SumeriaEvent } from '../rules/index.ts';
import type { SumeriaWords } from './words.ts';

export function linesOf(events: readonly SumeriaEvent[], words: SumeriaWords): string[] {
  const { and, events: e } = words.messages;
  const laid = events.flatMap((event) => (event.type === 'stateLaid' ? [words.state(event.state)] : []));
  const drawn = events.flatMap((event) => (event.type === 'tileDrawn' ? [words.tile(event.tile)] : []));
  return [
    ...(laid.length > 0 ? [e.rowLaid(and(laid))] : []),
    ...(drawn.length > 0 ? [e.tilesDrawn(and(drawn))] : []),
    ...events.map((event) => line(event, words)).filter((text) => text !== ''),
  ];
}

function line(event: SumeriaEvent, { messages: { and, events: e }, place, state, tile, who }: SumeriaWords): string {
  switch (event.type) {
    case 'stateLaid':
    case 'tileDrawn':
      return '';
    case 'firstChosen':
      return e.firstChosen(who(event.seat));
    case 'traderPlaced':
    case 'traderAdded':
    case 'traderRemoved':
      return e[event.type](who(event.seat), place(event.at));
    case 'traderMoved':
      return e.traderMoved(who(event.seat), place(event.from), place(event.to));
    case 'influenceGained':
    case 'influenceLost':
      return e[event.type](state(event.state), state(event.other), event.position + 1);
    case 'tileWon':
      return e[event.rank === 1 ? 'wonAsFirst' : 'wonAsSecond'](who(event.seat), tile(event.tile), state(event.state));
    case 'tileDiscarded':
      return e.tileDiscarded(tile(event.tile), state(event.state));
    case 'roundEnded':
      return e.roundEnded(event.round + 1);
    case 'firstPassed':
      return e.firstPassed(who(event.last), who(event.first));
    case 'rowRenewed':
      return e.rowRenewed(and(event.row.map(state)));
    case 'gameEnded':
      return e.gameEnded;
  }
}
