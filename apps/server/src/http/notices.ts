import { NoticesOff, NoticeWish, PushTarget } from '@shinar/protocol';
import { z } from 'zod';
import { addPushTarget, testNotice, turnOff, wish, wishOf } from '../notices/wishes.ts';
import { route } from './route.ts';

const Nothing = z.undefined();

export const noticeRoutes = [
  route({
    method: 'GET',
    path: '/api/me/notices',
    who: 'person',
    about: 'How I hear that it is my turn',
    answer: NoticeWish,
    run: ({ house, person }) => wishOf(house, person),
  }),
  route({
    method: 'PUT',
    path: '/api/me/notices',
    who: 'person',
    about: 'Say how I want to hear that it is my turn',
    body: NoticeWish,
    answer: Nothing,
    run: ({ house, person, body }) => wish(house, person, body),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/push',
    who: 'person',
    about: 'Add this browser to those that get push messages',
    body: PushTarget,
    answer: Nothing,
    run: ({ house, person, body }) => addPushTarget(house, person, body),
  }),
  route({
    method: 'POST',
    path: '/api/me/notices/test',
    who: 'person',
    about: 'Send me a notice now, to see that it comes; answers how many went out',
    answer: z.object({ sent: z.int() }),
    run: async ({ house, person }) => ({ sent: await testNotice(house, person) }),
  }),
  ...(['GET', 'POST'] as const).map((method) =>
    route({
      method,
      path: '/api/notices/off',
      who: 'anyone',
      about: 'No more notices, by the link in one of them',
      query: NoticesOff,
      answer: Nothing,
      run: ({ house, query }) => turnOff(house, query.token),
    }),
  ),
];
