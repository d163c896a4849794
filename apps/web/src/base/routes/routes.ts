/** Places in the app, as the part of the address after `#`. */

import { type GameId, isGameId } from '@shinar/catalogue';
import { gameOfTable } from '../games/index.ts';
import { eventValue, useValue } from '../value.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: GameId }
  | { readonly page: 'rules'; readonly game: GameId; readonly clause: string | undefined }
  /** How to play a game on one page, to print. */
  | { readonly page: 'aid'; readonly game: GameId }
  | { readonly page: 'strategy'; readonly game: GameId }
  /** What wins in a game. */
  | { readonly page: 'stats'; readonly game: GameId }
  | { readonly page: 'learn'; readonly game: GameId; readonly lesson: string | undefined; readonly step: number | undefined }
  | { readonly page: 'table'; readonly id: string; readonly step: number | undefined }
  /** A table at the server; its address has the same form. */
  | { readonly page: 'online'; readonly id: string; readonly step: number | undefined }
  /** At a step; `again` to make the choice there again. */
  | { readonly page: 'analysis'; readonly id: string; readonly step: number | undefined; readonly again?: true }
  /** Without a game, all of them. */
  | {
      readonly page: 'puzzles';
      readonly game: GameId | undefined;
      readonly number: number | undefined;
      readonly step: number | undefined;
    }
  /** A node of a study, and a step of the line to it; without an id, all studies. */
  | {
      readonly page: 'explore';
      readonly id: string | undefined;
      readonly node: number | undefined;
      readonly step: number | undefined;
    }
  /** A study in a link. */
  | { readonly page: 'study'; readonly data: string }
  /** People's own boards for a game; with data, one that came in a link. */
  | { readonly page: 'boards'; readonly game: GameId; readonly data: string | undefined }
  /** A game in a link, with its review if that fits. */
  | { readonly page: 'shared'; readonly data: string; readonly review?: string }
  /** With a game, starts creating a table for it; on the board with this name, if this device has it. */
  | { readonly page: 'lobby'; readonly game: GameId | undefined; readonly board?: string }
  | { readonly page: 'me' }
  /** The accounts of my bots. */
  | { readonly page: 'bots' }
  /** For operators. */
  | { readonly page: 'operators' }
  /** The target of a one-time link. */
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'leaders'; readonly game: GameId }
  /** People I know, or one of them. */
  | { readonly page: 'people' }
  | { readonly page: 'person'; readonly id: string }
  /** The game of a day; today's by default. */
  | { readonly page: 'day'; readonly game: GameId; readonly day: string | undefined }
  | { readonly page: 'deal'; readonly id: string }
  | { readonly page: 'tournaments' }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'clubs' }
  | { readonly page: 'club'; readonly id: string };

const numberIn = (part: string | undefined): number | undefined => (part !== undefined && /^\d+$/.test(part) ? Number(part) : undefined);

export function routeOf(hash: string): Route {
  const [page, name = '', step, further] = hash.replace(/^#\/?/, '').split('/');
  if ((page === 'new' || page === 'aid' || page === 'strategy' || page === 'stats') && isGameId(name)) return { page, game: name };
  if (page === 'rules' && isGameId(name)) return { page, game: name, clause: step };
  if (page === 'analysis' && name !== '') return { page, id: name, step: numberIn(step), ...(further === 'again' && { again: true }) };
  if (page === 'puzzles') return { page, game: isGameId(name) ? name : undefined, number: numberIn(step), step: numberIn(further) };
  if (page === 'explore') return { page, id: name === '' ? undefined : name, node: numberIn(step), step: numberIn(further) };
  if (page === 'study' && name !== '') return { page, data: name };
  if (page === 'boards' && isGameId(name)) return { page, game: name, data: step };
  if (page === 'shared' && name !== '') return { page, data: name, ...(step !== undefined && { review: step }) };
  if (page === 'learn' && isGameId(name)) return { page, game: name, lesson: step, step: numberIn(further) };
  if (page === 'table' && name !== '') {
    return { page: gameOfTable(name) === undefined ? 'online' : 'table', id: name, step: numberIn(step) };
  }
  if (page === 'me' || page === 'bots' || page === 'operators' || page === 'people' || page === 'tournaments' || page === 'clubs')
    return { page };
  if ((page === 'person' || page === 'deal' || page === 'tournament' || page === 'club') && name !== '') return { page, id: name };
  if (page === 'day' && isGameId(name)) return { page, game: name, day: step };
  if (page === 'link') return { page, token: name };
  if (page === 'leaders' && isGameId(name)) return { page, game: name };
  if (page === 'lobby') return { page, game: isGameId(name) ? name : undefined, ...(step !== undefined && { board: step }) };
  return { page: 'start' };
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'new':
    case 'aid':
    case 'strategy':
    case 'stats':
    case 'leaders':
      return `#/${route.page}/${route.game}`;
    case 'rules':
      return `#/rules/${route.game}${route.clause === undefined ? '' : `/${route.clause}`}`;
    case 'learn':
      return ['#/learn', route.game, route.lesson, route.step].filter((part) => part !== undefined).join('/');
    case 'me':
    case 'bots':
    case 'operators':
    case 'people':
    case 'tournaments':
    case 'clubs':
      return `#/${route.page}`;
    case 'person':
    case 'deal':
    case 'tournament':
    case 'club':
      return `#/${route.page}/${route.id}`;
    case 'day':
      return `#/day/${route.game}${route.day === undefined ? '' : `/${route.day}`}`;
    case 'link':
      return `#/link/${route.token}`;
    case 'lobby':
      return ['#/lobby', route.game, route.board].filter((part) => part !== undefined).join('/');
    case 'puzzles':
      return ['#/puzzles', route.game, route.number, route.step].filter((part) => part !== undefined).join('/');
    case 'explore':
      return ['#/explore', route.id, route.node, route.step].filter((part) => part !== undefined).join('/');
    case 'study':
      return `#/study/${route.data}`;
    case 'boards':
      return `#/boards/${route.game}${route.data === undefined ? '' : `/${route.data}`}`;
    case 'shared':
      return `#/shared/${route.data}${route.review === undefined ? '' : `/${route.review}`}`;
    case 'analysis':
      return `#/analysis/${route.id}${route.step === undefined ? '' : `/${route.step}`}${route.again ? '/again' : ''}`;
    case 'online':
    case 'table':
      return `#/table/${route.id}${route.step === undefined ? '' : `/${route.step}`}`;
  }
}

/** The part of an address that stays the same while people look at other steps, clauses or nodes of the same thing. */
export function placeOf(route: Route): string {
  return hashOf({
    ...route,
    ...('step' in route && { step: undefined }),
    ...('again' in route && { again: undefined }),
    ...('clause' in route && { clause: undefined }),
    ...('node' in route && { node: undefined }),
  } as Route);
}

export function goTo(route: Route): void {
  window.location.hash = hashOf(route);
}

const hash = eventValue(globalThis, 'hashchange', () => window.location.hash);

export function useRoute(): Route {
  return routeOf(useValue(hash));
}
