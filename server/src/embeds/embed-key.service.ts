import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { isHostShaped, isKeyShaped, type PartnerLink } from '@hearth/domain/embed/partner-link.ts';
import type { Db } from '../db/database.ts';
import { matchesOrigin } from '../http/origin.ts';
import { addEmbedCounts, addPageCounts, deleteOldPageCounts } from './embed-counts.queries.ts';
import { type EmbedKey, isUsable } from './embed-key.ts';
import { hasAgent, readEmbedKey } from './embed-keys.queries.ts';
import { seenPage } from './seen-page.ts';

export { nameOfKey, readKeyOwner as ownerOfKey, routeLeads } from './embed-keys.queries.ts';
export { lockKey } from './owner/owned-keys.queries.ts';

/** The key of this name, also a revoked one; undefined for an unknown one. */
export const namedEmbedKey = async (db: Db, name: string): Promise<EmbedKey | undefined> =>
  isKeyShaped(name) ? readEmbedKey(db, name) : undefined;

/** The key of this name where it may be used; undefined for an unknown and for a revoked one. */
export async function validEmbedKey(db: Db, name: string, now: Date): Promise<EmbedKey | undefined> {
  const key = await namedEmbedKey(db, name);
  return key && isUsable(key, now) ? key : undefined;
}

/** The partner whose page led a visitor to the portal. */
export interface LinkingPartner extends Pick<EmbedKey, 'key' | 'owner'> {
  /** null where the link named none that the key is for. */
  readonly host: string | null;
}

/**
 * The partner of a link. null for a key that is unknown, revoked or of another edition's agent: any person can write a link, so it is
 * never an error and never a right.
 */
export async function linkingPartner(
  db: Db,
  edition: EditionId,
  link: PartnerLink | undefined,
): Promise<LinkingPartner | null> {
  if (link === undefined) return null;
  // Links outlast the name of a key.
  const found = await namedEmbedKey(db, link.embedKey);
  if (found?.revokedAt !== null) return null;
  const { key, agentId, owner, origins } = found;
  if (agentId !== null && !(await hasAgent(db, edition, agentId))) return null;
  const { host = '' } = link;
  return { key, owner, host: isOfKey(host, origins) ? host : null };
}

/** A link names no scheme, and hosts are compared letter for letter. */
const isOfKey = (host: string, origins: readonly string[]): boolean =>
  isHostShaped(host) &&
  ['https://', 'http://'].some((scheme) => origins.some((pattern) => matchesOrigin(pattern, scheme + host)));

/** Counts one inquiry from a page with a key, in the transaction of the inquiry. @param page its address, as the form named it */
export async function countInquiry(
  db: Db,
  key: string,
  day: string,
  page: string | null = null,
): Promise<void> {
  await addEmbedCounts(db, [{ key, day, inquiries: 1 }]);
  const found = page === null ? undefined : await readEmbedKey(db, key);
  const seen = found && page ? seenPage(page, found) : undefined;
  if (seen) await addPageCounts(db, [{ key, day, page: seen, loads: 0, inquiries: 1, widgets: [] }]);
}

/** Counts one inquiry on the portal by a visitor whom a link from a page with a key led there. */
export const countLinkedInquiry = (db: Db, key: string, day: string): Promise<void> =>
  addEmbedCounts(db, [{ key, day, linkedInquiries: 1 }]);

/** Deletes counts of pages after 400 days. */
export const dropOldPageCounts = async (db: Db, now: Date): Promise<void> =>
  void (await deleteOldPageCounts(db, now));
