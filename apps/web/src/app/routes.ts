/** Places of the app, as the part of the address after `#`. */
import { useSyncExternalStore } from 'react';
import { type GameId, gameOfTable, isGameId } from '../games/index.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: GameId }
  | { readonly page: 'table'; readonly id: string; readonly step: number | undefined }
  /** A table at the server; its address has the same form. */
  | { readonly page: 'online'; readonly id: string; readonly step: number | undefined }
  /** With a game, its tables are made at once. */
  | { readonly page: 'lobby'; readonly game: GameId | undefined }
  | { readonly page: 'me' }
  /** Where a one-time link leads. */
  | { readonly page: 'link'; readonly token: string }
  | { readonly page: 'leaders'; readonly game: GameId };

export function routeOf(hash: string): Route {
  const [page, name = '', step] = hash.replace(/^#\/?/, '').split('/');
  if (page === 'new' && isGameId(name)) return { page, game: name };
  if (page === 'table' && name !== '') {
    const at = step !== undefined && /^\d+$/.test(step) ? Number(step) : undefined;
    return { page: gameOfTable(name) === undefined ? 'online' : 'table', id: name, step: at };
  }
  if (page === 'me') return { page };
  if (page === 'link') return { page, token: name };
  if (page === 'leaders' && isGameId(name)) return { page, game: name };
  if (page === 'lobby') return { page, game: isGameId(name) ? name : undefined };
  return { page: 'start' };
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'start':
      return '#/';
    case 'new':
    case 'leaders':
      return `#/${route.page}/${route.game}`;
    case 'me':
      return '#/me';
    case 'link':
      return `#/link/${route.token}`;
    case 'lobby':
      return route.game === undefined ? '#/lobby' : `#/lobby/${route.game}`;
    case 'online':
    case 'table':
      return `#/table/${route.id}${route.step === undefined ? '' : `/${route.step}`}`;
  }
}

export function goTo(route: Route): void {
  window.location.hash = hashOf(route);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => window.location.hash));
}
