/** This browser as a place for notices, also while the page is closed. */
import type { PushTarget } from '@shinar/protocol';
import { call } from '../../../base/server/api.ts';

export type PushRefused = 'denied' | 'failed';

export const supportsPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser has been set up before. */
export async function isPushHere(): Promise<boolean> {
  if (!supportsPush()) return false;
  const worker = await navigator.serviceWorker.getRegistration();
  return worker !== undefined && (await worker.pushManager.getSubscription()) !== null;
}

/** Nothing when the server may send here from now on; else why not. */
export async function pushHere(key: string): Promise<PushRefused | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  const target = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined);
  if (target === undefined) return 'failed';
  const { endpoint, keys } = target.toJSON() as unknown as PushTarget;
  await call('addPushTarget', { body: { endpoint, keys } });
  return undefined;
}
