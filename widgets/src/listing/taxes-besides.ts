import type { ListingDetails } from '@hearth/domain/contract/listing.ts';
import { mayBeHomestead } from '@hearth/domain/listing/property-type.ts';

/** How many taxes `TaxTruth` shows besides the one without exemptions: its height depends on them. */
export const taxesBesides = ({
  taxannualamount,
  propertyfiltertype,
}: Pick<ListingDetails, 'taxannualamount' | 'propertyfiltertype'>): number =>
  Number(taxannualamount !== null) + Number(mayBeHomestead(propertyfiltertype));
