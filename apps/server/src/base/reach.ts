/** Where people on other devices can reach this server. */
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

const EVERY = ['0.0.0.0', '::'];
const THIS_MACHINE = /^(localhost|127\..*|::1)$/;
/** Networks that lead to programs on this machine or to far away, not to nearby devices. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vbox|tun|tap|utun|wg|zt|tailscale)|vEthernet|virtual|vmware/i;

/** This machine's addresses in its networks, those that nearby devices use first. */
export function networkAddresses(): string[] {
  const all = Object.entries(networkInterfaces()).flatMap(([name, found = []]) => found.map((one) => ({ ...one, name })));
  const outside = all.filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'));
  return outside.sort((a, b) => Number(VIRTUAL.test(a.name)) - Number(VIRTUAL.test(b.name))).map(({ address }) => address);
}

/** Null if only this machine can reach it. */
export function reachOf({ origin, host }: Config, port: number): string | null {
  if (origin !== undefined) return origin;
  const address = EVERY.includes(host) ? networkAddresses()[0] : THIS_MACHINE.test(host) ? undefined : host;
  if (address === undefined) return null;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
