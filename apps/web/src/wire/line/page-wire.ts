/** The wire of this page. */
import { addressOf } from '../../base/server/send.ts';
import { me } from '../me.ts';
import { Wire } from './wire.ts';

export const wire = new Wire(() => {
  const url = addressOf('api/live');
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
});

/** The socket is tied to the person this device is. */
let person = me.get()?.id;
me.subscribe(() => {
  const now = me.get()?.id;
  if (now !== person) wire.renew();
  person = now;
});

window.addEventListener('online', () => wire.reconnect());
window.addEventListener('offline', () => wire.drop());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wire.reconnect());
