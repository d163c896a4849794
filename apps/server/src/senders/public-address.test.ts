import { expect, test } from 'vitest';
import webPush from 'web-push';
import { isPublic } from './public-address.ts';
import { makeSenders } from './senders.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const TARGET = { p256dh: publicKey, auth: 'c2l4dGVlbi1ieXRlcy1vaw' };

test.each([
  ['93.184.216.34', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['192.168.0.1', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['2002:7f00:1::1', false],
  ['2001:0:4136:e378:8000:63bf:3fff:fdd2', false],
  ['64:ff9b:1::7f00:1', false],
  ['::7f00:1', false],
  ['100::1', false],
  ['2001:4860:4860::8888', true],
  ['localhost', false],
])('a webhook may call %s: %s', (address, open) => {
  expect(isPublic(address)).toBe(open);
});

test.each(['https://127.0.0.1:1/', 'https://[::1]:1/', 'https://10.0.0.1/', 'https://localhost:1/'])(
  'neither hook nor push calls %s',
  async (url) => {
    const { webhook, push } = makeSenders({
      notices: { webhook: true, mail: undefined, push: { publicKey, privateKey } },
      origin: 'https://shinar.example',
    });
    const notice = { kind: 'turn', table: 'x', game: 'sumeria', url: '', off: '', language: 'en', text: '' } as const;
    await expect(webhook?.(url, notice)).rejects.toThrow(/not a (name|public address)/);
    await expect(push?.({ endpoint: url, keys: TARGET }, notice)).rejects.toThrow(/not a (name|public address)/);
  },
);
