import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getSearchResults } from '@hearth/domain/contract/saved-search.ts';
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
}

interface Sending {
  readonly id: string;
  readonly visit: OwnedVisit;
  /** The network address of the sender. */
  readonly address: string;
}

/**
 * The mail with the homes that a saved search finds now, as its owner may see them, before it is sent.
 * @throws AppError not_found, forbidden; validation_failed where the owner gets no such mail
 */
export async function resultsPreview(
  dependencies: Dependencies,
  asked: Pick<Sending, 'id' | 'visit'>,
): Promise<ResponseOf<typeof getSearchResults>> {
  const { owner, parameters } = await resultsMail(dependencies, asked);
  const { homes, more } = parameters;
  return { name: nameOf(owner), email: owner.email, homes: homes.length, more };
}

/**
 * Sends the homes that a saved search finds now, as its owner may see them, to the owner.
 * @throws AppError not_found, forbidden, too_many_attempts; validation_failed where the owner gets no such mail
 */
export async function sendResults(
  dependencies: Dependencies & { readonly limits: SharingLimits },
  { id, visit, address }: Sending,
): Promise<void> {
  const { mails, limits } = dependencies;
  const db = dependencies.db.kysely;
  const { owner, sender, parameters } = await resultsMail(dependencies, { id, visit });
  const signature = sender.id === owner.id ? null : await signatureOf(db, sender);
  await limits.count({ sender, address, receiver: owner.email });
  await mails.start();
  await changeFor(db, visit, 'search results sent', (transaction) =>
    mails.enqueue(transaction, [
      {
        ...{ id: randomUUID(), template: 'search-results', createdAt: visit.now },
        parameters: { ...parameters, signature },
        to: { name: nameOf(owner), address: owner.email },
        replyTo: null,
        related: { type: 'person', id: owner.id },
      },
    ]),
  );
  mails.wake();
}

const nameOf = ({ firstname, lastname }: { readonly firstname: string; readonly lastname: string }): string =>
  `${firstname} ${lastname}`.trim();

/** @throws AppError not_found, forbidden; validation_failed where the owner gets no such mail */
async function resultsMail(dependencies: Dependencies, { id, visit }: Pick<Sending, 'id' | 'visit'>) {
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
    sender: sender.id === owner.id ? null : nameOf(sender),
  });
  if (parameters.homes.length === 0) refuse('savedSearchId', 'This search finds no homes at the moment.');
  return { owner, sender, parameters };
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
