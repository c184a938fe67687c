import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing, ListingSource } from '@hearth/domain/listing/listing.ts';
import { isOpen, isSoldOrLeased, type MlsStatus } from '@hearth/domain/listing/status.ts';
import type { IncomingListing } from '../listings/incoming-listing.ts';
import type { Removal } from '../listings/removal.ts';
import type { ListingChange } from './listing-change.ts';
import { inLowerCase, type RecordReader, recordReader } from './mapping-table.ts';
import {
  type Permissions,
  type PropertyParts,
  propertyColumns,
  propertyParts,
  propertyPermissions,
} from './property-fields.ts';
import { readAddress } from './read-address.ts';
import { readAreas } from './read-areas.ts';
import { readDues } from './read-dues.ts';
import { readKind } from './read-kind.ts';
import { readMedia } from './read-media.ts';
import { readOpenHouses } from './read-open-houses.ts';
import { readPermissions, refusalOf } from './read-permissions.ts';
import { petsAllowed } from './read-pets.ts';
import { readPosition } from './read-position.ts';
import { removalReason } from './read-removal.ts';
import type { ReadResult } from './read-result.ts';
import { readRooms } from './read-rooms.ts';
import type { ReadingContext } from './values/value-reader.ts';

/** Facts about the rows that the feed omits. */
export interface ListingContext {
  readonly edition: EditionId;
  readonly source: ListingSource;
  /** Set if listings of rows without display permissions may be shown; null rejects these rows. */
  readonly display: boolean | null;
  /** Time zone of moments whose text states none; null leaves ISO ones at UTC and others at the edition's clock. */
  readonly zoneOfTexts?: string | null;
  readonly now: Date;
}

/**
 * A listing out of a record's fields (names in lower case), or that its feed takes it back, or every reason to reject the row.
 * Identity, price, status and display permissions alone reject one; any other value that cannot be read is dropped. A row that
 * is rejected must not leave a listing in public that it says is off the market or refused: then it removes the stored listing.
 */
export function readListing(
  fields: ReadonlyMap<string, unknown>,
  context: ListingContext,
): ReadResult<ListingChange> {
  const { zoneOfTexts = null, now } = context;
  const reading = { timeZone: editions[context.edition].timeZone, zoneOfTexts, now };
  const read = recordReader(fields, reading);
  const ids = readIds(read, context.source);
  if (read.problems.length > 0) return { ok: false, reasons: read.problems };
  const parts = read.read(propertyParts);
  const permissions = read.read(propertyPermissions);
  const { MlsStatus, StandardStatus } = parts;
  const { listingkey } = ids;
  const reason = removalReason(read, { MlsStatus, StandardStatus }, permissions);
  if (reason !== null) {
    const modifiedAt = read.first(['ModificationTimestamp'], propertyColumns.ModificationTimestamp);
    return { ok: true, value: { kind: 'removal', removal: { listingkey, reason, modifiedAt } } };
  }
  const { saidStatus, ...kind } = readKind(read, parts);
  const listing = listingOf(read, reading, context, { ids, kind, parts, permissions });
  if (read.problems.length === 0)
    return { ok: true, value: { kind: 'listing', listing }, dropped: read.dropped };
  const reasons = [...new Set(read.problems)];
  const { modificationtimestamp: modifiedAt } = listing;
  const removal = { listingkey, reason: reasons.join('; '), modifiedAt };
  return { ok: false, reasons, instead: insteadOf(permissions, saidStatus, removal) };
}

function insteadOf(permissions: Permissions, status: MlsStatus, removal: Removal): ListingChange {
  const refusal = refusalOf(permissions);
  if (!isOpen(status) || refusal === 'listing') return { kind: 'removal', removal };
  if (refusal === 'address') return { kind: 'removal', removal: { ...removal, isForAddress: true } };
  return { kind: 'named', listingkey: removal.listingkey };
}

interface Known {
  readonly ids: ReturnType<typeof readIds>;
  readonly kind: Omit<ReturnType<typeof readKind>, 'saidStatus'>;
  readonly parts: PropertyParts;
  readonly permissions: Permissions;
}

function listingOf(
  read: RecordReader,
  reading: ReadingContext,
  { source, edition, display }: ListingContext,
  { ids, kind, parts, permissions }: Known,
): IncomingListing {
  const columns = inLowerCase(read.read(propertyColumns));
  const media = readMedia(read, reading);
  return {
    ...columns,
    ...ids,
    ...kind,
    source,
    edition,
    ...readPrice(read, parts, kind),
    ...readAddress(parts, columns),
    ...readPosition(read, parts, edition),
    ...readAreas(read, parts),
    ...readRooms(read, parts, reading.now),
    ...readDues(parts),
    ...readPermissions(read, permissions, display),
    ...readFeatures(read, parts),
    mlsTargetDate: parts.MlsTargetDate,
    publicDate: parts.PublicDate,
    agentId: parts.AgentId,
    showOnAgentBIO: parts.ShowOnAgentBIO,
    virtualtoururlunbranded: columns.virtualtoururlunbranded ?? media.unbrandedTour,
    media: media.pictures,
    openhouse: readOpenHouses(read, reading),
  };
}

/** A feed's ListingId is the number that people know; ours is unique among sources. */
function readIds(read: RecordReader, source: ListingSource) {
  const { ListingId, ListingKey } = propertyParts;
  const ids = read.read({ ListingId, ListingKey });
  const number = ids.ListingId ?? null;
  const key = ids.ListingKey ?? number;
  if (key === null && read.problems.length === 0) read.problems.push('ListingKey is missing');
  return {
    listingid: source === 'EX' ? (number ?? key ?? '') : `${source}${number ?? key}`,
    listingkey: `${source}-${key}`,
    sourcelistingid: source === 'EX' ? null : (number ?? key),
    relatedMlsSource: null,
  };
}

/** The price, and the close of a listing that has one. */
function readPrice(
  read: RecordReader,
  { ListPrice, ClosePrice, CloseDate }: PropertyParts,
  { mlsstatus }: Pick<Listing, 'mlsstatus'>,
) {
  if (ListPrice === null) read.problems.push('ListPrice is missing');
  const closed = isSoldOrLeased(mlsstatus);
  return {
    listprice: ListPrice ?? 0,
    closeprice: closed ? ClosePrice : null,
    closedate: closed ? CloseDate : null,
  };
}

function readFeatures(read: RecordReader, parts: PropertyParts) {
  return {
    View: parts.View,
    hasFireplace: parts.FireplaceYN ?? (parts.FireplacesTotal ?? 0) > 0,
    petsallowed: petsAllowed(parts.PetsAllowed, () => read.drop('PetsAllowed')),
    abor_mastermain: parts.abor_mastermain ?? (parts.MainLevelBedrooms ?? 0) > 0,
  };
}
