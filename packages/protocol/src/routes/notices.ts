import { z } from 'zod/mini';
import { NoticesOff, NoticeWish, PushTarget } from '../messages/notices.ts';
import { Nothing, route } from './route.ts';

export const noticesRoutes = {
  noticeWish: route({
    method: 'GET',
    path: '/api/me/notices',
    who: 'person',
    about: 'How I get notices',
    answer: NoticeWish,
  }),
  setNoticeWish: route({
    method: 'PUT',
    path: '/api/me/notices',
    who: 'person',
    about: 'Set how I get notices',
    body: NoticeWish,
    answer: Nothing,
  }),
  addPushTarget: route({
    method: 'POST',
    path: '/api/me/notices/push',
    who: 'person',
    about: 'Let this browser get push messages',
    body: PushTarget,
    answer: Nothing,
  }),
  testNotice: route({
    method: 'POST',
    path: '/api/me/notices/test',
    who: 'person',
    about: 'Send me a test notice; returns how many went out',
    answer: z.object({ sent: z.int() }),
  }),
  noticesOff: route({
    method: 'POST',
    path: '/api/notices/off',
    who: 'anyone',
    about: 'End notices, by the link in one of them',
    query: NoticesOff,
    answer: Nothing,
  }),
};
