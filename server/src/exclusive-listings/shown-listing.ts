import type { ExclusiveDetails, ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import { changedFields } from '@hearth/domain/exclusive/changed-fields.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import type { EditFormStatus } from '@hearth/domain/listing/status.ts';
import { abilities } from '@hearth/domain/people/policies/exclusive-listing.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { NamedRow } from './exclusive-listings.queries.ts';
import { addressLines, addressOf } from './listing-address.ts';
import { askingAgent } from './owned-listing.ts';

/** A listing in the list, for an actor who may see it. */
export function shownItem(row: NamedRow, visit: OwnedVisit): ExclusiveItem {
  const shown = row.publishedFields ?? row.fields;
  return {
    ...identityOf(row, visit),
    ...publicationOf(row),
    revision: row.revision,
    mlsStatus: statusOf(shown),
    ...addressLines(shown),
    listPrice: shown.listPrice ?? null,
    propertyType: shown.propertyType ?? null,
    propertySubtype: shown.propertySubtype ?? null,
    bedroomsTotal: shown.bedroomsTotal ?? null,
    bathroomsFull: shown.bathroomsFull ?? null,
    bathroomsHalf: shown.bathroomsHalf ?? null,
    livingArea: shown.livingArea ?? null,
    photo: row.photo,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A listing with its draft, for an actor who may see it. */
export const shownDetails = (row: NamedRow, visit: OwnedVisit): ExclusiveDetails => ({
  ...identityOf(row, visit),
  ...publicationOf(row),
  revision: row.revision,
  savedAt: row.updatedAt.toISOString(),
  savedBy: row.savedBy,
  fields: { ...row.fields },
  published: row.publishedFields && {
    revision: row.publishedRevision ?? 1,
    fields: { ...row.publishedFields },
    hasOtherParts: row.hasOtherParts,
  },
});

/** Values that the server alone writes are of the lists that the catalogue has. */
export const statusOf = (fields: EditPayload): EditFormStatus | '' =>
  (fields.mlsStatus as EditFormStatus | undefined) ?? '';

function identityOf(row: NamedRow, visit: OwnedVisit) {
  const { listingId, draftId, agentId, agentName, state } = row;
  const isDraft = state === 'draft';
  return {
    ...{ listingId, draftId, publishedDraftId: isDraft ? null : draftId, isDraft, agentId, agentName },
    isMine: agentId !== null && askingAgent(visit).agentId === agentId,
    can: abilities(visit.actor, row),
  };
}

function publicationOf(row: NamedRow) {
  const { fields, publishedFields, hasOtherParts } = row;
  return {
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hasChanges:
      publishedFields !== null && (hasOtherParts || changedFields(publishedFields, fields).length > 0),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    scheduleFailure: row.scheduleFailure,
    listedOnMls: onMls(publishedFields),
    url: publishedFields && pathOf(row.listingId, publishedFields),
  };
}

function onMls(fields: EditPayload | null): ExclusiveItem['listedOnMls'] {
  if (fields === null || statusOf(fields) !== 'Listed on Mls') return null;
  const { relatedMlsSource: source, primaryListingId } = fields;
  if (source === undefined || primaryListingId === undefined) return null;
  return {
    source: source as 'AUS',
    listingId: primaryListingId,
    url: pathOf(primaryListingId, fields),
  };
}

const pathOf = (id: string, fields: EditPayload): string =>
  listingPath({ ...addressOf(fields), listingid: id, sourcelistingid: null });
