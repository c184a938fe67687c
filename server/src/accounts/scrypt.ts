import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A hash as better-auth stores it: the salt and the key in hexadecimal digits, `salt:key`, with its parameters of scrypt. */
const KEY_BYTES = 64;
const parameters = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 };

const keyOf = (password: string, salt: string): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, parameters);

/** Takes 80 ms of a processor, so call it in a thread. */
export function hash(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${keyOf(password, salt).toString('hex')}`;
}

/** Returns whether a password is the one of a hash. Takes as long as `hash`, also for a hash in another form, which no password has. */
export function verify(given: { readonly hash: string; readonly password: string }): boolean {
  const [salt = '', digits = ''] = given.hash.split(':');
  const key = keyOf(given.password, salt);
  const stored = Buffer.from(digits, 'hex');
  return stored.length === KEY_BYTES && timingSafeEqual(key, stored);
}
