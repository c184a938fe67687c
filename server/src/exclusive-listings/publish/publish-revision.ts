import { blockedRemarks, type RemarkRule } from '@hearth/domain/exclusive/fair-housing/blocked-remarks.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { publishProblems } from '@hearth/domain/exclusive/publish-problems.ts';
import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { isOnMarket, isOpen } from '@hearth/domain/listing/status.ts';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { refuse, refuseProblems } from '../../http/refuse.ts';
import { saveListings } from '../../listings/save-listings.service.ts';
import { announceListing } from '../../live/announce.service.ts';
import { recommendedPeople } from '../../recommendations/recommended-to.service.ts';
import { sourceUpdated } from '../../sources/sources.service.ts';
import { todayOf } from '../draft-save.service.ts';
import { type ExclusiveChanges, type ExclusiveRow, updateExclusive } from '../exclusive-listings.queries.ts';
import { recordExposure } from '../exposure/exposure.service.ts';
import { duplicateAddress, keyOfAddress } from '../listing-address.ts';
import { listingKeyOf } from '../listing-key.ts';
import { mlsCandidates } from '../mls/mls-copies.queries.ts';
import { matchOf, mlsNumberOf } from '../mls/same-home.ts';
import { type PartsOf, readParts } from '../parts/parts.queries.ts';
import { publishedParts } from '../parts/published-parts.service.ts';
import { composeListing, firstDayOnMarket, isUnseen, publicStatus } from './compose-listing.ts';
import { readListingAgent } from './listing-agent.queries.ts';

interface Publication {
  readonly fields: EditPayload;
  readonly revision: number;
  /** Its pictures and open houses; absent are those that are published already. */
  readonly parts?: PartsOf;
  /** Further changes of the row. */
  readonly changes?: ExclusiveChanges;
}

/**
 * Faults for which values of a listing cannot be published, by field. A home that comes on the market needs a photo. Words that the same
 * people read already are not blocked, and a home that leaves the market needs no others.
 */
export async function publishStops(
  db: Db,
  { draftId, publishedFields: before }: Pick<ExclusiveRow, 'draftId' | 'publishedFields'>,
  { fields, parts = 'published' }: Pick<Publication, 'fields' | 'parts'>,
  rule: RemarkRule,
): Promise<readonly FieldProblem[]> {
  const { photos } = await readParts(db, draftId, parts);
  const publishedPhotos = async () =>
    parts === 'published' ? photos : (await readParts(db, draftId, 'published')).photos;
  const known =
    before !== null && readersOf(before) >= readersOf(fields)
      ? { fields: before, photos: await publishedPhotos() }
      : undefined;
  const isToShow = parts !== 'published' || opens(before, fields);
  const count = photos.filter(({ kind }) => kind === 'photo').length;
  return [
    ...publishProblems(fields, isToShow ? count : undefined),
    ...(readersOf(fields) > 0 ? blockedRemarks({ fields, photos }, rule, known) : []),
  ];
}

/** The people who come upon the words of a listing: none, agents alone, everyone. */
function readersOf(fields: EditPayload): 0 | 1 | 2 {
  const status = publicStatus(fields);
  if (status === 'Withdrawn' || status === 'Expired') return 0;
  return status === 'Private' ? 1 : 2;
}

/** Returns whether a change brings a home to the market, or back. */
const opens = (before: EditPayload | null, after: EditPayload): boolean =>
  after.mlsStatus === 'Active' || (isForSale(after) && !(before && isForSale(before)));

const isForSale = (fields: EditPayload): boolean => isOpen(publicStatus(fields)) && readersOf(fields) === 2;

/**
 * Publishes values of a listing that may be published. The caller holds the lock of the row.
 * @param rule the brokerage's rule about words of remarks
 * @throws AppError validation_failed by field, also for a home that is on the market already
 */
export async function publishRevision(
  transaction: Db,
  row: ExclusiveRow,
  publication: Publication & { readonly rule: RemarkRule },
  now: Date,
): Promise<void> {
  refuseProblems(await publishStops(transaction, row, publication, publication.rule));
  await publishedChange(transaction, row, publication, now);
  await refuseMlsCopy(transaction, row, publication.fields);
}

/** Each home is shown once. @throws AppError validation_failed for an open listing whose home is on the MLS */
async function refuseMlsCopy(transaction: Db, row: ExclusiveRow, fields: EditPayload): Promise<void> {
  if (!isOpen(publicStatus(fields))) return;
  const candidates = await mlsCandidates(transaction, row.edition, row.draftId);
  const copy = candidates.find((candidate) => matchOf(candidate) !== null);
  if (copy !== undefined)
    refuse('mlsStatus', `This home is on the MLS as ${mlsNumberOf(copy.mls)}. Choose Listed on MLS.`);
}

/**
 * Writes values of a listing as saveListings writes any listing: gate, search, history, events and caches follow from it.
 * @throws AppError validation_failed for an address that is on the market already
 */
export async function publishedChange(
  transaction: Db,
  row: ExclusiveRow,
  { fields, revision, parts = 'published', changes = {} }: Publication,
  now: Date,
): Promise<void> {
  const today = todayOf({ edition: row.edition, now });
  const onMarketOn = firstDayOnMarket(row.onMarketOn, fields, today);
  await takeAddress(() =>
    updateExclusive(transaction, row.draftId, {
      ...changes,
      ...{ state: 'published', publishedFields: fields, publishedRevision: revision, publishedAt: now },
      ...{ onMarketOn, publishedKey: keyOfAddress(fields) },
      ...unscheduled,
    }),
  );
  const agent = await readListingAgent(transaction, row.agentId);
  const composed = await publishedParts(transaction, row.draftId, { of: parts, today });
  const listing = composeListing(row, { fields, agent, onMarketOn, ...composed });
  await saveListings(transaction, [listing], { now });
  await recordExposure(transaction, row, { listing, fields, revision }, now);
  await announcePublished(transaction, row, fields);
  // Legal notices name the day of the last public change; one of a Private listing would betray it.
  if (isOnMarket(listing.mlsstatus)) await sourceUpdated(transaction, listing, now);
}

/**
 * Announces a change on the site to open pages; to those of agents, and of clients to whom it was recommended, where no one else can
 * have the listing open.
 */
export async function announcePublished(
  transaction: Db,
  row: Pick<ExclusiveRow, 'draftId' | 'listingId' | 'edition' | 'publishedFields' | 'onMarketOn'>,
  fields: EditPayload | null,
): Promise<void> {
  const isForAgents = isUnseen(row, fields);
  await announceListing(transaction, {
    ...{ listing: row.listingId, edition: row.edition, isForAgents },
    people: isForAgents ? await recommendedPeople(transaction, listingKeyOf(row)) : [],
  });
}

/** A row without a planned publication. */
export const unscheduled = {
  ...{ scheduledAt: null, scheduledRevision: null, scheduledFields: null, scheduledBy: null },
  scheduleFailure: null,
} as const satisfies ExclusiveChanges;

/** Two listings of one address may be published at the same moment: the database decides which is first. */
async function takeAddress(update: () => Promise<void>): Promise<void> {
  try {
    await update();
  } catch (error) {
    if (isUniqueViolation(error)) refuse('streetNumber', duplicateAddress);
    throw error;
  }
}
