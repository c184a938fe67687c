import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';

const DAY_MS = 86_400_000;

/** The key that a page names, with what it proves. */
export interface NamedPass {
  /** null where it names none. */
  readonly key: string | null;
  /** This server sent the page as a frame of the key, at most two days ago. */
  readonly isOurFrame: boolean;
}

/**
 * The key of a frame with a signature behind it, `hk_….20779.<signature>`. Sandboxed frames send the origin 'null', as any page
 * can: by the signature the server knows its own frame, which only the pages of its key may show.
 */
export async function signedKey(db: Db, key: string, now: Date): Promise<string> {
  const day = dayOf(now);
  return `${key}.${day}.${await signatureOf(db, key, day)}`;
}

/** Reads what `signedKey` wrote; any other text is a key that proves nothing. */
export async function readSignedKey(db: Db, text: string | null, now: Date): Promise<NamedPass> {
  const [, key, day, signature] = /^(hk_\w{20})\.(\d{1,6})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  if (key === undefined || day === undefined || signature === undefined)
    return { key: text, isOurFrame: false };
  const age = dayOf(now) - Number(day);
  if (age !== 0 && age !== 1) return { key, isOurFrame: false };
  const right = Buffer.from(await signatureOf(db, key, Number(day)));
  return { key, isOurFrame: timingSafeEqual(Buffer.from(signature), right) };
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

async function signatureOf(db: Db, key: string, day: number): Promise<string> {
  const secret = await sharedSecret(db, 'embed-frame');
  return createHmac('sha256', secret)
    .update(JSON.stringify([key, day]))
    .digest('base64url');
}
