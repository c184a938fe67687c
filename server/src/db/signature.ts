import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from './database.ts';
import { type SecretOfLinks, sharedSecret } from './server-secrets.ts';

/** Signs a text of a link, so that this server knows it again. @param secret the links of each kind have their own */
export async function signatureOf(db: Db, secret: SecretOfLinks, text: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, secret))
    .update(text)
    .digest('base64url');
}

/** Returns whether this server signed a text. */
export async function isSigned(
  db: Db,
  secret: SecretOfLinks,
  { text, signature }: { readonly text: string; readonly signature: string },
): Promise<boolean> {
  const [given, right] = [signature, await signatureOf(db, secret, text)].map((each) => Buffer.from(each));
  return !!given && !!right && given.length === right.length && timingSafeEqual(given, right);
}
