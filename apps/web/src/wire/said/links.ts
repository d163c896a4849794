/** Links that people pass on to other devices. */
import { hashOf, type Route } from '../../base/routes/routes.ts';
import { addressOf } from '../../base/server/send.ts';

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the page's own address would mean something else on other devices. */
const isOwnName = (): boolean => THIS_MACHINE.test(window.location.hostname);

/** Whether nobody else can get here, whatever the link. */
export const isOnlyHere = (reach: string | null): boolean => reach === null && isOwnName();

const homeFor = (reach: string | null): string => (reach !== null && isOwnName() ? `${reach}/` : addressOf('').href);

/** A link to a place, as a path. */
export const placeLink = (route: Route, reach: string | null): string => homeFor(reach) + hashOf(route).replace('#/', '');

export const tableLink = (id: string, reach: string | null): string => placeLink({ page: 'table', id, step: undefined }, reach);

/** A link to a private place: what comes after the `#` is never sent to a server. */
export const secretLink = (route: Route, reach: string | null): string => homeFor(reach) + hashOf(route);
