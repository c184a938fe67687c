import type { ListingStops } from '@hearth/domain/contract/listing-stops.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { can } from '@hearth/domain/people/policies/listing.ts';
import type { StopPartner } from '@hearth/domain/search/stops/first-stop.ts';
import { pageStops, stopsOfHome } from '@hearth/domain/search/stops/page-stops.ts';
import { withAgentPage } from '../agents/agent.service.ts';
import type { Db } from '../db/database.ts';
import { namedEmbedKey } from '../embeds/embed-key.service.ts';
import type { EmbedKey } from '../embeds/embed-key.ts';
import { requiredExclusive } from '../exclusive-listings/exclusive-listings.service.ts';
import { AppError } from '../http/errors.ts';
import { type OwnedVisit, onlyAgentOf } from '../http/visit.ts';
import type { ListingBudget } from '../listing-budget/listing-budget.service.ts';
import type { ListingService } from '../listings/listing.service.ts';

/** Sources of the facts that stops depend on. */
export interface StopSources {
  readonly db: Db;
  readonly listings: Pick<ListingService, 'storedListing'>;
  readonly budget: Pick<ListingBudget, 'isKeySpent'>;
}

/**
 * The first rule that keeps a listing off each page; a draft is on none.
 * @throws AppError not_found for all but its agent and admins
 */
export async function listingStops(
  sources: StopSources,
  { id, partnerKey = '' }: { readonly id: string; readonly partnerKey?: string | undefined },
  visit: OwnedVisit,
): Promise<ListingStops> {
  const { actor, edition, now } = visit;
  const home = await sources.listings.storedListing(id, edition);
  if (home === undefined) {
    await requiredExclusive(sources.db, id, visit);
    return { items: pageStops(() => ({ rule: 'not_published', filter: null })), partner: null };
  }
  if (!can(actor, 'seeStops', home)) throw new AppError('not_found');
  const key = partnerKey === '' ? null : await namedEmbedKey(sources.db, partnerKey);
  const partner = key && (await partnerOf(sources, key));
  const moment = { ...localMoment(now, editions[edition].timeZone), edition };
  return {
    items: stopsOfHome(await withAgentPage(sources.db, home), partner, moment),
    partner: key?.owner ?? null,
  };
}

const partnerOf = async ({ budget }: StopSources, key: EmbedKey): Promise<StopPartner> => ({
  isRevoked: key.revokedAt !== null,
  onlyAgent: onlyAgentOf(key),
  isSpent: await budget.isKeySpent(key.key),
});
