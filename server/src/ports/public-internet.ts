import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses of this machine, of its network, and of nothing: a feed must not make the server read these. */
const notPublic = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4');
// Of IPv6 only global unicast is public, without its tunnels to IPv4 and its documentation range.
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv6');

/** Returns whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
  return isIP(address) === 4 && !notPublic.check(address, 'ipv4');
}

type LookupDone = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves names for connections themselves, so that the checked address is the connected one: a name that changes its address in
 * between leads nowhere else. Node.js resolves no numbers, so ask `requirePublicHost` first.
 */
export const publicLookup =
  (isOpen: (address: string) => boolean = isPublicAddress) =>
  (hostname: string, options: LookupOptions, done: LookupDone): void =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) return done(error, []);
      if (first === undefined || !found.every(({ address }) => isOpen(address)))
        return done(notPublicError(hostname), []);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });

/** @throws Error where the host of an address is a number that is not open; names are checked when they are resolved */
export function requirePublicHost(
  { hostname }: URL,
  isOpen: (address: string) => boolean = isPublicAddress,
): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isOpen(host)) throw notPublicError(host);
}

const notPublicError = (host: string): Error => new Error(`${host} is not on the public internet`);
