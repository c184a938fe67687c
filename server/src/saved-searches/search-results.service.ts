import { randomUUID } from 'node:crypto';
import { can } from '@hearth/domain/people/policies/saved-search.ts';
import type { SharingLimits } from '../accounts/sharing-limits.service.ts';
import { signatureOf } from '../agents/settings/signature.service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { type OwnedVisit, visitOf } from '../http/visit.ts';
import type { ListingService } from '../listings/listing.service.ts';
import { mailedHome } from '../listings/mailed-home.service.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { SearchResultsParameters } from '../mail/templates/search-results.ts';
import { refusesMail } from '../people/mail-subscription.service.ts';
import { changeFor, personOf } from '../people/owner.service.ts';
import type { SearchService } from '../search/search.service.ts';
import { savedRequest } from './saved-request.service.ts';
import type { SavedSearchRow } from './saved-searches.queries.ts';
import { ofPolicy, requiredSearch } from './saved-searches.service.ts';

/** Homes in one mail; the others are linked. */
const MOST_HOMES = 12;

interface Dependencies {
  readonly db: Database;
  readonly config: Pick<Config, 'publicUrl' | 'productName' | 'site'>;
  readonly search: Pick<SearchService, 'searchListings'>;
  readonly listings: Pick<ListingService, 'shownListing'>;
  readonly mails: MailQueue;
  readonly limits: SharingLimits;
}

interface Sending {
  readonly id: string;
  readonly visit: OwnedVisit;
  /** The network address of the sender. */
  readonly address: string;
}

/**
 * Sends the homes that a saved search finds now, as its owner may see them, to the owner.
 * @throws AppError not_found, forbidden, too_many_attempts; validation_failed where the owner gets no such mail
 */
export async function sendResults(
  dependencies: Dependencies,
  { id, visit, address }: Sending,
): Promise<void> {
  const { mails, limits } = dependencies;
  const db = dependencies.db.kysely;
  const row = await requiredSearch(db, id, visit);
  if (!can(visit.actor, 'sendResults', ofPolicy(row, visit))) throw new AppError('forbidden');
  const owner = await personOf(db, { ...visit.owner, ownerId: row.ownerId });
  if (!owner.emailVerified) refuse('owner', 'The email address of this account is not verified yet.');
  if (await refusesMail(db, owner.email)) refuse('owner', 'The owner of this search wants no emails.');
  const sender = await personOf(db, { ...visit.owner, ownerId: visit.actor.userId });
  const parameters = await resultsOf(dependencies, row, {
    visit: {
      ...visitOf({ ...owner, personId: owner.id, hasSocialLogin: false }, visit.now),
      edition: visit.edition,
    },
    sender: sender.id === owner.id ? null : `${sender.firstname} ${sender.lastname}`.trim(),
  });
  const signature = sender.id === owner.id ? null : await signatureOf(db, sender);
  if (parameters.homes.length === 0) refuse('savedSearchId', 'This search finds no homes at the moment.');
  await limits.count({ sender, address, receiver: owner.email });
  await mails.start();
  await changeFor(db, visit, 'search results sent', (transaction) =>
    mails.enqueue(transaction, [
      {
        ...{ id: randomUUID(), template: 'search-results', createdAt: visit.now },
        parameters: { ...parameters, signature },
        to: { name: `${owner.firstname} ${owner.lastname}`.trim(), address: owner.email },
        replyTo: null,
        related: { type: 'person', id: owner.id },
      },
    ]),
  );
  mails.wake();
}

async function resultsOf(
  { db, config, search, listings }: Dependencies,
  { id, name, query }: SavedSearchRow,
  { visit, sender }: { readonly visit: OwnedVisit; readonly sender: string | null },
): Promise<SearchResultsParameters> {
  const found = await search.searchListings({ ...savedRequest(query), limit: MOST_HOMES }, visit);
  const homes = [];
  for (const { listingid } of found.listings) {
    const shown = await listings.shownListing(listingid, visit);
    if (shown) homes.push(await mailedHome({ db, config }, shown));
  }
  return {
    ...{ name, sender, homes, more: Math.max(0, found.total - found.listings.length) },
    url: `${config.publicUrl}/saved-search/${id}`,
  };
}
