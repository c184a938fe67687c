import { createHash } from 'node:crypto';
import type { UsageStatistics } from '@hearth/domain/contract/listing.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { maySeeUsage } from '@hearth/domain/people/capabilities.ts';
import type { Db } from '../db/database.ts';
import { networkOf } from '../http/network-of.ts';
import type { Visit } from '../http/visit.ts';
import { deleteExpiredViews, insertView, readUsage } from './usage.queries.ts';

/** Views of one home by one visitor within it are one view. */
const HOUR_MS = 3_600_000;

type Home = Pick<Listing, 'listingid' | 'listingkey' | 'agentId'>;

/**
 * Counts that a visitor opened the page of a home: once an hour for a person, and once an hour for all guests of a network, since
 * the ids of devices are theirs to choose. Those who read the figures are not counted.
 * @param address of the visitor
 */
export async function countView(db: Db, { listingkey, agentId }: Home, visit: Visit, address: string) {
  const { viewer, now } = visit;
  if (maySeeUsage(viewer, { agentId })) return;
  const visitor = viewer.role === 'guest' ? `network ${networkOf(address)}` : `person ${viewer.userId}`;
  const key = createHash('sha256').update(`${listingkey}\n${visitor}`).digest('base64url');
  await insertView(db, { listingkey, key, now, expiresAt: new Date(now.getTime() + HOUR_MS) });
}

/** How often a home was opened, asked about and dismissed; undefined for all but its agent and admins. */
export async function usageFor(db: Db, home: Home, { viewer }: Visit): Promise<UsageStatistics | undefined> {
  if (!maySeeUsage(viewer, home)) return undefined;
  return { listingId: home.listingid, ...(await readUsage(db, home.listingkey)) };
}

/** Forgets which views were counted, once they may be counted again. */
export const forgetCountedViews = (db: Db, now: Date) => deleteExpiredViews(db, now);
