import type { ExclusiveDetails, ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import { changedFields } from '@hearth/domain/exclusive/changed-fields.ts';
import { listingFieldsOf } from '@hearth/domain/exclusive/edit-payload.ts';
import type { EditPayload } from '@hearth/domain/exclusive/field-catalog.ts';
import { cityLine, streetLine, undisclosedAddress } from '@hearth/domain/listing/address.ts';
import type { EditFormStatus } from '@hearth/domain/listing/status.ts';

/** A listing that acts are about: an item of the list, or the listing of the form. */
export type ListingSubject = Pick<
  ExclusiveItem,
  | ('listingId' | 'draftId' | 'isDraft' | 'revision' | 'can')
  | ('hasChanges' | 'scheduledAt' | 'scheduleFailure' | 'listedOnMls')
  | ('mlsStatus' | 'street' | 'city' | 'propertyType' | 'listPrice')
>;

/** Called with the answer of the server and the words of the success about a listing of a name. */
export type OnStored = (details: ExclusiveDetails, words: (name: string) => string) => void;

/** The listing of the form, with its published values; those of the draft before. A save changes the fields and no other part of the details. */
export function subjectOf(details: ExclusiveDetails): ListingSubject {
  const shown = (details.published?.fields ?? details.fields) as EditPayload;
  const address = listingFieldsOf(shown);
  const street = streetLine(address);
  return {
    ...details,
    hasChanges:
      details.published !== null &&
      (details.published.hasOtherParts || changedFields(shown, details.fields as EditPayload).length > 0),
    mlsStatus: (shown.mlsStatus as EditFormStatus | undefined) ?? '',
    street: street === undisclosedAddress ? '' : street,
    city: cityLine(address),
    propertyType: shown.propertyType ?? null,
    listPrice: shown.listPrice ?? null,
  };
}
