/** The wire of this page. */
import { addressOf } from './api.ts';
import { Wire } from './wire.ts';

export const wire = new Wire(() => {
  const url = addressOf('api/live');
  url.protocol = url.protocol.replace('http', 'ws');
  return new WebSocket(url);
});

window.addEventListener('online', () => wire.hurry());
window.addEventListener('offline', () => wire.drop());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wire.hurry());
