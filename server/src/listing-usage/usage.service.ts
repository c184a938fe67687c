import { createHmac } from 'node:crypto';
import type { UsageStatistics } from '@hearth/domain/contract/listing.ts';
import { type UsageDay, usageDays } from '@hearth/domain/contract/listing-usage.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import { can } from '@hearth/domain/people/policies/listing.ts';
import { onceUnlessFailed } from '../cache/once-unless-failed.ts';
import type { Db } from '../db/database.ts';
import { deleteOldViewSecrets, sharedSecret, viewSecretOf } from '../db/server-secrets.ts';
import { switchesOf } from '../history/history-settings.service.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from '../http/network-of.ts';
import type { Visit } from '../http/visit.ts';
import {
  deleteExpiredViews,
  deleteOldViewDays,
  insertView,
  readUsage,
  readUsageDays,
} from './usage.queries.ts';

/** Views of one home by one visitor within it are one view. */
const HOUR_MS = 3_600_000;

type Home = Pick<Listing, 'listingid' | 'listingkey' | 'agentId'>;

/** Counts that a visitor opened the page of a home. @param address of the visitor */
export type CountView = (home: Home, visit: Visit, address: string) => Promise<void>;

/**
 * Counts a view once an hour for a person, and once an hour for all guests of a network, since the ids of devices are theirs to
 * choose. Those who read the figures, and those who record no history, are not counted. Made once, since it remembers the secret of the day.
 */
export function createViewCounter(db: Db): CountView {
  const secretAt = createViewSecrets(db);
  return async ({ listingkey, agentId }, { viewer, now, edition }, address) => {
    if (can(viewer, 'seeUsage', { agentId })) return;
    if (viewer.role !== 'guest' && !(await switchesOf(db, viewer.userId)).record) return;
    const visitor = viewer.role === 'guest' ? `network ${networkOf(address)}` : `person ${viewer.userId}`;
    const key = createHmac('sha256', await secretAt(now))
      .update(`${listingkey}\n${visitor}`)
      .digest('base64url');
    const { today: day } = localMoment(now, editions[edition].timeZone);
    await insertView(db, { listingkey, key, now, day, expiresAt: new Date(now.getTime() + HOUR_MS) });
  };
}

/** There are so few networks that without a secret all of them could be tried until one has the digest. */
function createViewSecrets(db: Db): (now: Date) => Promise<string> {
  let known: { readonly name: string; readonly secret: () => Promise<string> } | undefined;
  return (now) => {
    const name = viewSecretOf(now);
    if (known?.name !== name) known = { name, secret: onceUnlessFailed(() => sharedSecret(db, name)) };
    return known.secret();
  };
}

/** How often a home was opened, asked about, saved and dismissed; undefined for all but its agent and admins. */
export async function usageFor(db: Db, home: Home, { viewer }: Visit): Promise<UsageStatistics | undefined> {
  if (!can(viewer, 'seeUsage', home)) return undefined;
  return { listingId: home.listingid, ...(await readUsage(db, home.listingkey)) };
}

/** How a home was used on each of the last days, today included. @throws AppError not_found for all but its agent and admins */
export async function usageDaysFor(db: Db, home: Home, { viewer, edition, now }: Visit): Promise<UsageDay[]> {
  if (!can(viewer, 'seeUsage', home)) throw new AppError('not_found');
  return usageDaysOf(db, home.listingkey, { edition, now, days: usageDays });
}

/** The usage of a home on each of the last days, for jobs. */
export function usageDaysOf(
  db: Db,
  listingkey: string,
  { edition, now, days }: Pick<Visit, 'edition' | 'now'> & { readonly days: number },
): Promise<UsageDay[]> {
  const { timeZone } = editions[edition];
  const { today } = localMoment(now, timeZone);
  return readUsageDays(db, listingkey, { from: addDays(today, 1 - days), to: today, timeZone });
}

/** Forgets which views were counted, once they may be counted again, and the secrets of past days. */
export async function forgetCountedViews(db: Db, now: Date): Promise<void> {
  await deleteExpiredViews(db, now);
  await deleteOldViewDays(db, now);
  await deleteOldViewSecrets(db, now);
}
