import { addPushTarget, testNotice, turnOff, wish, wishOf } from '../../domain/notices/wishes.ts';
import type { Handlers } from './handler.ts';

export const noticesHandlers = {
  noticeWish: ({ house, person }) => wishOf(house, person),
  setNoticeWish: ({ house, person, body }) => wish(house, person, body),
  addPushTarget: ({ house, person, body }) => addPushTarget(house, person, body),
  testNotice: async ({ house, person }) => ({ sent: await testNotice(house, person) }),
  noticesOff: ({ house, query }) => turnOff(house, query.token),
} satisfies Partial<Handlers>;
