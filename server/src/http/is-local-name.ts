import { isIP } from 'node:net';

/** Returns whether a host name or address is one of this machine. */
export function isLocalName(name: string): boolean {
  const bare = name.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  if (bare === 'localhost' || bare === '::1') return true;
  return isIP(bare) === 4 && bare.startsWith('127.');
}
