import type { ExclusiveItem } from '@hearth/domain/contract/exclusive-listing.ts';
import { type LocalClock, plannedText } from '@hearth/domain/exclusive/planned-text.ts';
import { priceText, withCommas } from '@hearth/domain/listing/price.ts';
import { filterTypeOf } from '@hearth/domain/listing/property-subtypes.ts';
import {
  categoryOf,
  isLease,
  type PropertyType,
  propertyTypes,
} from '@hearth/domain/listing/property-type.ts';
import { statusText } from '@hearth/domain/listing/status.ts';

/** '1204 S Lamar Blvd Unit 3', or words for a home whose address is not entered yet. */
export const nameOf = ({
  street,
  city,
  listingId,
}: Pick<ExclusiveItem, 'street' | 'city' | 'listingId'>): string =>
  street || (city ? `Home in ${city}` : `Listing ${listingId}`);

/** 'Active', 'Listed on MLS'; 'Draft' for one without a status. */
export function statusWords({ isDraft, mlsStatus }: Pick<ExclusiveItem, 'isDraft' | 'mlsStatus'>): string {
  if (isDraft || mlsStatus === '') return 'Draft';
  return mlsStatus === 'Listed on Mls' ? 'Listed on MLS' : statusText(mlsStatus);
}

const typeOf = ({ propertyType }: ExclusiveItem): PropertyType =>
  propertyTypes.find((type) => type === propertyType) ?? 'Residential';

export const priceWords = (item: ExclusiveItem): string =>
  item.listPrice === null ? 'No price yet' : priceText(item.listPrice, typeOf(item));

/** 'Condo for lease · 3 bd · 2.5 ba · 1,850 sq ft', without unknown facts. Lines break between facts alone, behind the dot. */
export function factWords(item: ExclusiveItem): string {
  const type = typeOf(item);
  const propertyfiltertype = filterTypeOf(type, item.propertySubtype);
  const category = categoryOf({ propertyfiltertype, propertysubtype: item.propertySubtype });
  const baths = (item.bathroomsFull ?? 0) + (item.bathroomsHalf ?? 0) / 2;
  return [
    item.propertyType !== null && `${category}${isLease(type) ? ' for lease' : ''}`,
    item.bedroomsTotal !== null && `${item.bedroomsTotal} bd`,
    baths > 0 && `${baths} ba`,
    item.livingArea !== null && `${withCommas(item.livingArea)} sq ft`,
  ]
    .filter((fact) => fact !== false)
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join('\u00a0· ');
}

type Noted = Pick<
  ExclusiveItem,
  'isDraft' | 'hasChanges' | 'scheduledAt' | 'scheduleFailure' | 'listedOnMls'
>;

/** Things under way: changes that are not published, a schedule, the copy on the MLS. */
export const noteWords = (item: Noted, clock: LocalClock): readonly string[] =>
  [
    !item.isDraft && item.hasChanges && 'Unpublished changes',
    item.scheduledAt !== null && `Goes live ${plannedText(new Date(item.scheduledAt), clock)}`,
    item.scheduleFailure !== null && `Not published as scheduled: ${item.scheduleFailure}`,
    item.listedOnMls !== null && `Listed on MLS as ${item.listedOnMls.listingId}`,
  ].filter((note) => note !== false);
