import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { PhotoOrigin } from './photo-origin.ts';

const MAX_BYTES = 25_000_000;
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

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

/** Resolves a name for the connection itself, so that the checked address is the connected one. */
function publicLookup(hostname: string, options: LookupOptions, done: LookupDone): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) return done(error, []);
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} is not on the public internet`), []);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
}

/** Pictures of the public web: by HTTP, from public addresses alone, with limits of size, time and redirects. */
export const publicWeb: PhotoOrigin = {
  fetch: (url) => fetchPicture(new URL(url), MAX_REDIRECTS, AbortSignal.timeout(TIMEOUT_MS)),
};

async function fetchPicture(url: URL, redirects: number, signal: AbortSignal): Promise<Buffer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol)) throw new Error(`${url.protocol} is no web address`);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is not on the public internet`);
  const answer = await request(url, signal);
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    answer.destroy();
    return fetchPicture(new URL(headers.location, url), redirects - 1, signal);
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new Error(`answered ${statusCode}`);
  }
  return bytesOf(answer);
}

const request = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getSecure : getPlain;
    get(url, { lookup: publicLookup, signal, headers: { accept: 'image/*' } }, resolve).on('error', reject);
  });

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`has over ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
