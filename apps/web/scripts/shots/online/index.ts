/** Every screen at a server. Nobody is there yet in the first. */

import type { Scene } from '../studio.ts';
import { shootClub, shootPeople } from './company.ts';
import { shootCups, shootDeals } from './cups.ts';
import { shootLobby, shootNobody, shootWaiting } from './lobby.ts';
import { shootMe, shootOperators } from './me.ts';
import { shootOnlineEnd, shootOnlineTable, shootOnlineTrouble } from './table.ts';

export const ONLINE: Readonly<Record<string, Scene>> = {
  nobody: shootNobody,
  waiting: shootWaiting,
  'online-table': shootOnlineTable,
  'online-trouble': shootOnlineTrouble,
  'online-end': shootOnlineEnd,
  lobby: shootLobby,
  me: shootMe,
  people: shootPeople,
  club: shootClub,
  deals: shootDeals,
  cups: shootCups,
  operators: shootOperators,
};
