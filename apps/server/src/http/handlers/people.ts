import { games } from '@shinar/catalogue/rules';
import { VERSION } from '../../base/version.ts';
import { exportPerson } from '../../domain/people/export.ts';
import { deletePerson } from '../../domain/people/leave.ts';
import { forgetMail, linkFor, lookAtLink, mailConfirmation, mailLink, useLink } from '../../domain/people/links.ts';
import { mute } from '../../domain/people/mutes.ts';
import { keep, me, newGuest, signIn, speak } from '../../domain/people/people.ts';
import { renamePerson } from '../../domain/people/rename.ts';
import { devicesOf, signOut, signOutDevice, signOutElsewhere } from '../../domain/people/sessions.ts';
import type { Handlers } from './handler.ts';

export const peopleHandlers = {
  async about({ house: { senders, config, reach } }) {
    // Only loaded for who asks: bots are a tenth of all there is to load, and think in threads of their own.
    const [{ LEVELS }, { botRatings }] = await Promise.all([import('@shinar/bots'), import('../../domain/ratings/bot-ratings.ts')]);
    return {
      version: VERSION,
      reach: reach(),
      games: Object.values(games).map(({ rules: { id, version, seats } }) => ({
        id,
        rules: version,
        seats: [...seats] as [number, number],
        bots: botRatings(id),
      })),
      levels: LEVELS.map(({ level, name }) => ({ level, name })),
      notices: {
        push: senders.push !== undefined,
        pushKey: config.notices.push?.publicKey ?? null,
        mail: senders.mail !== undefined,
        webhook: senders.webhook !== undefined,
      },
    };
  },
  async newGuest({ house, body, device, cookie }) {
    const { person, token } = await newGuest(house.store.db, body.name, house.now(), device, body.language);
    cookie(token);
    return me(house.store.db, person);
  },
  async signIn({ house, body, device, cookie }) {
    const { person, token } = await signIn(house.store.db, house.now(), { ...body, device });
    cookie(token);
    return me(house.store.db, person);
  },
  async signOut({ house, person, session, cookie }) {
    await signOut(house, person, session);
    cookie(null);
  },
  newLink: ({ house, person, session }) => linkFor(house.store.db, person, session, house.now()),
  mailLink: ({ house, address, body }) => mailLink(house, address, body.mail),
  lookAtLink: ({ house, body }) => lookAtLink(house, body.token),
  async useLink({ house, session, device, body, cookie }) {
    const { person, token } = await useLink(house, body.token, session, device);
    if (token !== undefined) cookie(token);
    return me(house.store.db, person);
  },
  me: ({ house, person }) => me(house.store.db, person),
  async rename({ house, person, body }) {
    await renamePerson(house, person, body.name);
    return me(house.store.db, person);
  },
  async setLanguage({ house, person, body }) {
    await speak(house.store.db, person, body.language);
    return me(house.store.db, person);
  },
  async setPassword({ house, person, session, body }) {
    await keep(house, { person, session }, body);
    return me(house.store.db, person);
  },
  setMail: ({ house, person, session, body }) => mailConfirmation(house, person, session, body.mail),
  forgetMail: ({ house, person }) => forgetMail(house.store.db, person),
  exportMe: ({ house, person }) => exportPerson(house, person),
  async deleteMe({ house, person, cookie }) {
    await deletePerson(house, person);
    cookie(null);
  },
  devices: ({ house, person, session }) => devicesOf(house, person, session),
  signOutDevice: ({ house, person, params }) => signOutDevice(house, person, params.device),
  signOutElsewhere: ({ house, person, session }) => signOutElsewhere(house, person, session),
  mute: ({ house, person, params }) => mute(house, person, params.person, true),
  unmute: ({ house, person, params }) => mute(house, person, params.person, false),
} satisfies Partial<Handlers>;
