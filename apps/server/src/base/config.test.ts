import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without any setting it is a server for this machine, with the embedded store and no notices', () => {
  expect(readConfig({ HOME: '/root' })).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: undefined,
    notices: { push: undefined, mail: undefined, webhook: false },
  });
});

test('wrong settings are named, all of them', () => {
  expect(() => readConfig({ SHINAR_PORT: 'x', SHINAR_DATABASE: 'mysql://', SHINAR_PROXY: 'yes' })).toThrow(
    /SHINAR_PORT.*SHINAR_PROXY.*SHINAR_DATABASE/s,
  );
});

test('an empty setting is none', () => {
  expect(readConfig({ SHINAR_ORIGIN: '', SHINAR_SMTP: '' })).toMatchObject({ origin: undefined });
});
