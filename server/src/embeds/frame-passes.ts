import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@hearth/domain/listing/days.ts';
import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import type { Db } from '../db/database.ts';
import { sharedSecret } from '../db/server-secrets.ts';

/** The key that a page names, with what it proves. */
export interface NamedPass {
  /** null where it names none. */
  readonly key: string | null;
  /** It has a signature that this server wrote into a frame of the key, at most two days ago. */
  readonly isOurFrame: () => Promise<boolean>;
}

/** Signs the keys of the frames of one database, and checks the signatures. */
export interface FramePasses {
  /**
   * The key of a frame with a signature behind it, `hk_….20779.<signature>`. Sandboxed frames send the origin 'null', as any page
   * can. The signature proves that this server made the page of a frame for the key within two days; browsers show that page on
   * the sites of the key alone. It does not prove where it is used: a program can fetch the page and use its key elsewhere, which
   * it could do before without an Origin. The limits of the key hold for both.
   */
  sign(key: string, now: Date): Promise<string>;
  /** Reads what `sign` wrote; any other text is a key that proves nothing. The signature is checked when asked for. */
  read(text: string | null, now: Date): NamedPass;
}

/** The secret is read once, when it is first needed. */
export function createFramePasses(db: Db): FramePasses {
  const secret = onceUnlessFailed(() => sharedSecret(db, 'embed-frame'));
  const signatureOf = async (key: string, day: number): Promise<string> =>
    createHmac('sha256', await secret())
      .update(JSON.stringify([key, day]))
      .digest('base64url');
  return {
    async sign(key, now) {
      const day = dayOf(now);
      return `${key}.${day}.${await signatureOf(key, day)}`;
    },
    read(text, now) {
      const [, key, day, signature] = /^(hk_\w{20})\.(\d{1,6})\.([\w-]{43})$/.exec(text ?? '') ?? [];
      if (key === undefined || day === undefined || signature === undefined)
        return { key: text, isOurFrame: async () => false };
      const age = dayOf(now) - Number(day);
      if (age !== 0 && age !== 1) return { key, isOurFrame: async () => false };
      return {
        key,
        async isOurFrame() {
          const right = Buffer.from(await signatureOf(key, Number(day)));
          return timingSafeEqual(Buffer.from(signature), right);
        },
      };
    },
  };
}

const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);
