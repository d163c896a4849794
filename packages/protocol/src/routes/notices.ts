import { z } from 'zod/mini';
import { NoticesOff, NoticeWish, PushTarget } from '../messages/notices.ts';
import { Nothing, route } from './route.ts';

export const noticesRoutes = {
  noticeWish: route({
    method: 'GET',
    path: '/api/me/notices',
    who: 'person',
    about: 'How I hear that it is my turn',
    answer: NoticeWish,
  }),
  setNoticeWish: route({
    method: 'PUT',
    path: '/api/me/notices',
    who: 'person',
    about: 'Say how I want to hear that it is my turn',
    body: NoticeWish,
    answer: Nothing,
  }),
  addPushTarget: route({
    method: 'POST',
    path: '/api/me/notices/push',
    who: 'person',
    about: 'Add this browser to those that get push messages',
    body: PushTarget,
    answer: Nothing,
  }),
  testNotice: route({
    method: 'POST',
    path: '/api/me/notices/test',
    who: 'person',
    about: 'Send me a notice now, to see that it comes; answers how many went out',
    answer: z.object({ sent: z.int() }),
  }),
  noticesOff: route({
    method: 'POST',
    path: '/api/notices/off',
    who: 'anyone',
    about: 'No more notices, by the link in one of them',
    query: NoticesOff,
    answer: Nothing,
  }),
};
