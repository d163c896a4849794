/** Addresses that people may have us call: nothing on this machine or its network. */
import { lookup } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const ours = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  ours.addSubnet(net, bits, 'ipv4');
}
// Tunnels to IPv4 addresses, and addresses for tests and examples; all public IPv6 addresses are in 2000::/3.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  ours.addSubnet(net, bits, 'ipv6');
}

const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Outgoing calls go through this, and only to names: a literal address would not be looked up. */
export const publicAgent = (): Agent => new Agent({ lookup: publicLookup });

export function requirePublic(url: string): void {
  const { hostname } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw new Error(`notices: ${hostname} is not a name`);
}

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !ours.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !ours.check(address, 'ipv6');
}

/** A name lookup that fails if any address is one of ours; exactly the address looked up is called. */
const publicLookup: LookupFunction = (name, options, found) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '', 0);
    const wrong = addresses.find(({ address }) => !isPublic(address));
    const first = addresses[0];
    if (wrong || first === undefined) return found(new Error(`notices: ${name} is not a public address`), '', 0);
    if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
};
