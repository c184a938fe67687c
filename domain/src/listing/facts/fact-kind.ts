import type { Listing } from '../listing.ts';
import { isLease, type PropertyFilterType } from '../property-type.ts';

/** Kind of a property, which decides the facts that matter; `lease` is an offer to rent it. */
export interface FactKind {
  readonly property: PropertyFilterType;
  readonly lease: boolean;
}

export const factKindOf = (listing: Pick<Listing, 'propertyfiltertype' | 'propertytype'>): FactKind => ({
  property: listing.propertyfiltertype,
  lease: isLease(listing.propertytype),
});
