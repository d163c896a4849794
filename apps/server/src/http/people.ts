import { LEVELS } from '@shinar/bots';
import { games } from '@shinar/catalogue';
import { About, Guest, Keep, Link, MailOf, Me, PersonParams, Rename, SignIn, Speaks, UseLink } from '@shinar/protocol';
import { z } from 'zod';
import { deletePerson } from '../people/leave.ts';
import { forgetMail, mailLink, mailLinkTo, newLink, useLink } from '../people/links.ts';
import { keep, me, newGuest, signIn, signOut, speak } from '../people/people.ts';
import { renamePerson } from '../people/rename.ts';
import { botRatings } from '../ratings/bots.ts';
import { mute } from '../tables/chat.ts';
import { VERSION } from '../version.ts';
import { route } from './route.ts';

const Nothing = z.undefined();

export const peopleRoutes = [
  route({
    method: 'GET',
    path: '/api/about',
    who: 'anyone',
    about: 'What this server can do, and how its bots are rated',
    answer: About,
    run: async ({ house: { senders, config } }) => ({
      version: VERSION,
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
    }),
  }),
  route({
    method: 'POST',
    path: '/api/guests',
    who: 'anyone',
    about: 'Be somebody: a name is enough',
    body: Guest,
    answer: Me,
    async run({ house, body, cookie }) {
      const { person, token } = await newGuest(house.store.db, body.name, house.now(), body.language);
      cookie(token);
      return me(house.store.db, person);
    },
  }),
  route({
    method: 'POST',
    path: '/api/sessions',
    who: 'anyone',
    about: 'Sign in by handle and password',
    body: SignIn,
    answer: Me,
    async run({ house, body, cookie }) {
      const { person, token } = await signIn(house.store.db, body.handle, body.password, house.now());
      cookie(token);
      return me(house.store.db, person);
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/sessions',
    who: 'person',
    about: 'Sign this device out',
    answer: Nothing,
    async run({ house, person, session, cookie }) {
      await signOut(house.store.db, session);
      house.live.signOut(person, session);
      await house.bus.publish({ type: 'person', id: person });
      cookie(null);
    },
  }),
  route({
    method: 'POST',
    path: '/api/links',
    who: 'person',
    about: 'A one-time link that signs another device in',
    answer: Link,
    run: ({ house, person }) => newLink(house.store.db, person, house.now()),
  }),
  route({
    method: 'POST',
    path: '/api/links/mail',
    who: 'anyone',
    about: 'Mail a one-time link to whoever keeps an identity by this address',
    body: MailOf,
    answer: Nothing,
    run: ({ house, body }) => mailLink(house, body.mail),
  }),
  route({
    method: 'POST',
    path: '/api/links/use',
    who: 'anyone',
    about: 'Sign in by a one-time link',
    body: UseLink,
    answer: Me,
    async run({ house, body, cookie }) {
      const { person, token } = await useLink(house.store.db, body.token, house.now());
      cookie(token);
      return me(house.store.db, person);
    },
  }),
  route({
    method: 'GET',
    path: '/api/me',
    who: 'person',
    about: 'Who I am',
    answer: Me,
    run: ({ house, person }) => me(house.store.db, person),
  }),
  route({
    method: 'PUT',
    path: '/api/me',
    who: 'person',
    about: 'Change my name',
    body: Rename,
    answer: Me,
    async run({ house, person, body }) {
      await renamePerson(house, person, body.name);
      return me(house.store.db, person);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/me/language',
    who: 'person',
    about: 'Say in which language to write to me',
    body: Speaks,
    answer: Me,
    async run({ house, person, body }) {
      await speak(house.store.db, person, body.language);
      return me(house.store.db, person);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/me/password',
    who: 'person',
    about: 'Keep my identity by a handle and a password',
    body: Keep,
    answer: Me,
    async run({ house, person, body }) {
      await keep(house.store.db, person, body);
      return me(house.store.db, person);
    },
  }),
  route({
    method: 'PUT',
    path: '/api/me/mail',
    who: 'person',
    about: 'Keep my identity by an address: a one-time link goes there, and counts once it is used',
    body: MailOf,
    answer: Nothing,
    run: ({ house, person, body }) => mailLinkTo(house, person, body.mail),
  }),
  route({
    method: 'DELETE',
    path: '/api/me/mail',
    who: 'person',
    about: 'Forget my address',
    answer: Nothing,
    run: ({ house, person }) => forgetMail(house.store.db, person),
  }),
  route({
    method: 'DELETE',
    path: '/api/me',
    who: 'person',
    about: 'Delete my account and everything personal',
    answer: Nothing,
    async run({ house, person, cookie }) {
      await deletePerson(house, person);
      cookie(null);
    },
  }),
  ...([true, false] as const).map((on) =>
    route({
      method: on ? 'PUT' : 'DELETE',
      path: '/api/mutes/:person',
      who: 'person',
      about: on ? 'Do not hear what this person says' : 'Hear this person again',
      params: PersonParams,
      answer: Nothing,
      run: ({ house, person, params }) => mute(house, person, params.person, on),
    }),
  ),
];
