import { pages } from '@hearth/domain/page/pages.ts';
import type { Db } from '../../db/database.ts';
import { isSigned, signatureOf } from '../../db/signature.ts';
import { AppError } from '../../http/errors.ts';
import type { EmbedKey } from '../embed-key.ts';
import { readKeyById } from './owned-keys.queries.ts';

/** How long a link works; the owner may ask for another one at any time. */
export const linkDays = 30;

type Owned = Pick<EmbedKey, 'id' | 'ownerEmail'>;

/** A link is of one owner: one that another owner was mailed does not work any more. */
const signedText = ({ id, ownerEmail }: Owned, seconds: number): string => `${id} ${seconds} ${ownerEmail}`;

/** The signed part of the address of a key's page. */
export async function keyLink(db: Db, key: Owned, until: Date): Promise<string> {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${key.id}.${seconds}.${await signatureOf(db, 'embed-owner', signedText(key, seconds))}`;
}

export const keyPagePath = (link: string): string => pages.embedKey.path.replace(':link?', link);

/** A key whose owner asks, and the end of the link. */
export interface LinkedKey {
  readonly key: EmbedKey;
  readonly endsAt: Date;
}

/**
 * The key of a signed link. A revoked key has its page too.
 * @throws AppError not_found for a link that is not ours, has expired or was mailed to an earlier owner
 */
export async function linkedKey(db: Db, link: string, now: Date): Promise<LinkedKey> {
  const [id = '', end = '', signature = ''] = link.split('.');
  const endsAt = new Date(Number(end) * 1000);
  const key = endsAt > now ? await readKeyById(db, id) : undefined;
  if (!key || key.ownerEmail === null) throw new AppError('not_found');
  const text = signedText(key, Number(end));
  if (!(await isSigned(db, 'embed-owner', { text, signature }))) throw new AppError('not_found');
  return { key, endsAt };
}
