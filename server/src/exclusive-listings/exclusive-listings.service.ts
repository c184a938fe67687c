import type { BodyOf, QueryOf, ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type * as contract from '@hearth/domain/contract/exclusive-listing.ts';
import type { ExclusiveDetails } from '@hearth/domain/contract/exclusive-listing.ts';
import { may } from '@hearth/domain/people/capabilities.ts';
import { can } from '@hearth/domain/people/policies/exclusive-listing.ts';
import { isAgentOf } from '../agents/agent.service.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { removeListings } from '../listings/remove-listings.service.ts';
import { changeFor } from '../people/owner.service.ts';
import { addressKey } from '../text/address-key.ts';
import { saveDraft } from './draft-save.service.ts';
import {
  countExclusives,
  deleteExclusive,
  insertExclusive,
  type NamedRow,
  type RequestedExclusives,
  readExclusive,
  readExclusives,
  readTwinByAddress,
} from './exclusive-listings.queries.ts';
import { recordRemoval } from './exposure/exposure.service.ts';
import { duplicateAddress } from './listing-address.ts';
import { listingKeyOf } from './listing-key.ts';
import { actorNow, askingAgent, changeListing, recordChange } from './owned-listing.ts';
import { announcePublished } from './publish/publish-revision.ts';
import { shownDetails, shownItem } from './shown-listing.ts';

/** A page of the agent's listings; for admins, of all agents or a named one. @throws AppError forbidden */
export async function listExclusives(
  db: Db,
  query: QueryOf<typeof contract.getExclusiveListings>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof contract.getExclusiveListings>> {
  const { page, limit, sortBy, sortType, minPrice, maxPrice } = query;
  const requested: RequestedExclusives = {
    ...{ page, limit, sortBy, sortType, minPrice, maxPrice, edition: visit.edition },
    tab: query.draft === 'true' ? 'draft' : query.tab,
    agentId: agentAskedFor(query.agentId, visit),
    first: query.myListingsFirst === 'true' ? askingAgent(visit).agentId : null,
  };
  const [{ items, total }, tabs] = await Promise.all([
    readExclusives(db, requested),
    countExclusives(db, requested),
  ]);
  return { items: items.map((row) => shownItem(row, visit)), total, tabs };
}

/** The agent whose listings are meant; null for all agents of the site. */
function agentAskedFor(named: string | undefined, visit: OwnedVisit): string | null {
  const { agentId, edition } = askingAgent(visit);
  const isAdmin = may(visit.actor, 'manage listings of all agents') && edition === visit.edition;
  if (named && named !== agentId && !isAdmin) throw new AppError('forbidden');
  return named || (isAdmin ? null : agentId);
}

/** @throws AppError not_found, also for a listing of another agent */
export async function exclusiveById(db: Db, id: string, visit: OwnedVisit): Promise<ExclusiveDetails> {
  return shownDetails(await requiredExclusive(db, id, visit), visit);
}

/** @throws AppError not_found */
export async function requiredExclusive(db: Db, id: string, visit: OwnedVisit): Promise<NamedRow> {
  const row = await readExclusive(db, id, visit.edition);
  if (row === undefined || !can(visit.actor, 'see', row)) throw new AppError('not_found');
  return row;
}

/**
 * Starts a draft with an id of the client, and saves its first fields. The same again is a retry.
 * @throws AppError forbidden for another agent's, validation_failed, and as `saveDraft` does
 */
export async function createExclusive(
  db: Db,
  { draftId, fields }: BodyOf<typeof contract.createExclusiveListing>,
  { agentId: named, tab = '' }: QueryOf<typeof contract.createExclusiveListing>,
  visit: OwnedVisit,
): Promise<ExclusiveDetails> {
  const agentId = named || askingAgent(visit).agentId;
  await changeFor(db, visit, 'exclusive listing started', async (transaction, person) => {
    const { edition, now, actor } = visit;
    if (!can(actorNow(visit, person), 'edit', { agentId, edition })) throw new AppError('forbidden');
    if ((await readExclusive(transaction, draftId, edition)) !== undefined) return;
    if (!(await isAgentOf(transaction, agentId, edition))) refuse('agentId', 'Choose an agent of this site');
    const stamps = { createdAt: now, updatedAt: now, createdBy: actor.userId, updatedBy: actor.userId };
    const draft = { fields: {}, revision: 1, fieldRevisions: {} };
    await insertExclusive(transaction, { draftId, agentId, edition, ...stamps, ...draft });
    const row = await requiredExclusive(transaction, draftId, visit);
    await recordChange(transaction, row, 'exclusive listing started', visit);
  });
  if (Object.keys(fields).length > 0) await saveDraft(db, { id: draftId, body: fields, base: 1, tab }, visit);
  return exclusiveById(db, draftId, visit);
}

/**
 * Deletes a listing with its draft, in one transaction with its copy on the site. Its id goes to no other listing.
 * @throws AppError not_found
 */
export async function removeExclusive(
  db: Db,
  { listingId, draftId }: QueryOf<typeof contract.removeExclusiveListing>,
  visit: OwnedVisit,
): Promise<void> {
  const id = draftId ?? listingId;
  if (id === undefined) refuse('listingId', 'Name the listing');
  await changeListing(
    db,
    { id, action: 'remove', name: 'exclusive listing deleted' },
    visit,
    async ({ transaction, row }) => {
      if (listingId !== undefined && listingId !== row.listingId && listingId !== row.draftId)
        refuse('listingId', 'This is the id of another listing');
      const removal = { listingkey: listingKeyOf(row), reason: 'deleted by its agent' };
      if (row.state === 'published') {
        await removeListings(transaction, [removal], visit.now);
        await recordRemoval(transaction, row, visit.now);
        await announcePublished(transaction, row, null);
      }
      await deleteExclusive(transaction, row.draftId);
    },
  );
}

/** Returns whether an address has no other exclusive listing; the other one is named to those who may open it. */
export async function addressAllowed(
  db: Db,
  { address, draftId }: QueryOf<typeof contract.checkDraftAddress>,
  visit: OwnedVisit,
): Promise<ResponseOf<typeof contract.checkDraftAddress>> {
  const twin = await readTwinByAddress(db, visit.edition, addressKey(address), draftId ?? null);
  if (twin === undefined) return { allowed: true, message: '', listing: null };
  const { listingId, state } = twin;
  const isOpen = can(visit.actor, 'see', twin);
  return {
    allowed: false,
    message: duplicateAddress,
    listing: isOpen ? { listingId, isDraft: state === 'draft' } : null,
  };
}
