import type { EmbedStatus } from '@hearth/domain/contract/embed.ts';
import type { ErrorCode } from '@hearth/domain/contract/errors.ts';
import { isLoopback, isOwnOrigin, matchesOrigin, type OwnAddress } from '../http/origin.ts';
import { type EmbedKey, isUsable } from './embed-key.ts';

export type Verdict = EmbedStatus['verdict'];

/** The page that asks. */
export interface HostPage {
  /** Its Origin header; null where the browser sent none. */
  readonly origin: string | null;
  /** The address it asked. */
  readonly requested: OwnAddress;
  /** Its key has the signature of a frame of this server. */
  readonly isOurFrame: boolean;
}

/** Of a key that was named; 'none' where none was. */
export type NamedKey = EmbedKey | 'none' | 'unknown';

/**
 * Returns whether a page may use the API. Requests without an Origin come from the server's own pages, from links and from programs;
 * other pages cannot read the answers. A key limits even these requests to its policy, so it must be valid.
 */
export function verdictOf(
  page: HostPage,
  key: NamedKey,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Verdict {
  if (key === 'unknown') return 'key_unknown';
  if (key !== 'none' && !isUsable(key, now)) return 'key_revoked';
  const { origin } = page;
  if (origin === null || isOwnOrigin(origin, page.requested, publicUrl)) return 'allowed';
  if (isOfThisMachine(origin, publicUrl)) return key === 'none' ? 'demo' : 'allowed';
  // All sandboxed pages and local files send the origin 'null', so a key cannot distinguish them; a signature can.
  if (origin === 'null') return page.isOurFrame ? 'allowed' : 'origin_not_allowed';
  if (key === 'none') return 'key_required';
  return key.origins.some((pattern) => matchesOrigin(pattern, origin)) ? 'allowed' : 'origin_not_allowed';
}

export const refusalOf: Readonly<Record<Verdict, ErrorCode | null>> = {
  allowed: null,
  demo: null,
  key_required: 'embed_key_required',
  key_unknown: 'embed_key_unknown',
  key_revoked: 'embed_key_unknown',
  origin_not_allowed: 'origin_not_allowed',
};

/** A file that was opened in a browser has the origin 'null'; it counts where the server is on this machine too. */
const isOfThisMachine = (origin: string, publicUrl: string): boolean =>
  isLoopback(origin) || (origin === 'null' && isLoopback(new URL(publicUrl).origin));
