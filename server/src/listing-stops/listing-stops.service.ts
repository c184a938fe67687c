import { type ListingStops, type StopViewer, stopViewers } from '@hearth/domain/contract/listing-stops.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { can } from '@hearth/domain/people/policies/listing.ts';
import { guestViewer, type Viewer } from '@hearth/domain/people/viewer.ts';
import {
  firstStop,
  type HomePage,
  homePages,
  type Stop,
  type StopPartner,
} from '@hearth/domain/search/stops/first-stop.ts';
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
    return { items: stopsOf(() => ({ rule: 'not_published', filter: null })), partner: null };
  }
  if (!can(actor, 'seeStops', home)) throw new AppError('not_found');
  const key = partnerKey === '' ? null : await namedEmbedKey(sources.db, partnerKey);
  const partner = key && (await partnerOf(sources, key));
  const moment = { ...localMoment(now, editions[edition].timeZone), edition };
  const items = stopsOf((page, viewer) =>
    firstStop(home, { page, viewer: typicalViewer(viewer, edition), partner }, moment),
  );
  return { items, partner: key?.owner ?? null };
}

const stopsOf = (stopOf: (page: HomePage, viewer: StopViewer) => Stop | null): ListingStops['items'] =>
  homePages.flatMap((page) => stopViewers.map((viewer) => ({ page, viewer, stop: stopOf(page, viewer) })));

const partnerOf = async ({ budget }: StopSources, key: EmbedKey): Promise<StopPartner> => ({
  isRevoked: key.revokedAt !== null,
  onlyAgent: onlyAgentOf(key),
  isSpent: await budget.isKeySpent(key.key),
});

/** A viewer of a kind, to whom nothing was recommended and who has no listing. */
function typicalViewer(kind: StopViewer, edition: OwnedVisit['edition']): Viewer {
  if (kind === 'guest') return guestViewer;
  return kind === 'client'
    ? { role: 'client', loginStatus: 'verified', userId: '', username: '' }
    : { role: 'agent', loginStatus: 'verified', userId: '', agentId: '', edition };
}
