/** Every screen at a server. Nobody is there yet in the first. */
import { shootClub, shootPeople } from './online-company.ts';
import { shootCups, shootDeals } from './online-cups.ts';
import { shootLobby, shootNobody, shootWaiting } from './online-lobby.ts';
import { shootMe, shootOperators } from './online-me.ts';
import { shootOnlineEnd, shootOnlineTable, shootOnlineTrouble } from './online-table.ts';
import type { Scene } from './studio.ts';

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
